import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  Badge,
  Button,
  Card,
  FeatureList,
  Grid,
  Heading,
  Illustration,
  Section,
  SectionHeading,
  Text,
  TextLink,
  space,
} from '@site/ui';
import { insightTeasers } from '../../content/insight-teasers';
import { plainList } from '../../parts/plain-list';
import { wholeCardLink } from './whole-card-link';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The picture runs to the card's edges. */
const picture = css({
  margin: 'calc(-1 * clamp(1.5rem, 1.2rem + 1vw, 2rem))',
  marginBottom: 0,
  svg: { width: '100%', height: 'auto' },
});

const unbroken = css({ whiteSpace: 'nowrap' });
const more = css({ marginTop: space(10) });

/** Three articles worth reading first. */
export function Insights(): ReactNode {
  return (
    <Section id="insights" tone="tint">
      <SectionHeading title="Insights" lead="What we learn on engagements, written down for the next one." />
      <Grid as="ul" columns={3} css={plainList}>
        {insightTeasers.map(
          ({ articleId, title, excerpt, author, date, readTime, category, theme, highlights }) => (
            <Card key={articleId} as="li" interactive>
              <div css={picture}>
                <Illustration theme={theme} />
              </div>
              <Badge>{category}</Badge>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text size="sm">{excerpt}</Text>
              <FeatureList items={highlights} />
              <Text size="sm" tone="muted">
                {author} · <time dateTime={date}>{longDate.format(new Date(date))}</time> ·{' '}
                <span css={unbroken}>{readTime}</span>
              </Text>
              <TextLink
                as={Link}
                to={`/insights/${articleId}`}
                arrow
                css={wholeCardLink}
                aria-label={`Read More: ${title}`}
              >
                Read More
              </TextLink>
            </Card>
          ),
        )}
      </Grid>
      <div css={more}>
        <Button as={Link} to="/insights" variant="secondary">
          View All Insights
        </Button>
      </div>
    </Section>
  );
}
