import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { longDate } from '@site/firm';
import { Link } from '@site/platform';
import {
  Badge,
  Button,
  FeatureList,
  Grid,
  Heading,
  Illustration,
  PictureCard,
  plainList,
  scenes,
  Section,
  SectionHeading,
  space,
  VisuallyHidden,
  Text,
  TextLink,
  type Scene,
} from '@site/ui';
import { insightTeasers } from '../../content/insight-teasers';
import type { InsightTeaser } from '../../content/schema';
import { stretchedLink } from './stretched-link';

const pictures: Record<InsightTeaser['scene'], Scene> = {
  fintech: scenes.fintech,
  leadership: scenes.leadership,
  venture: scenes.venture,
};

const facts = css({ span: { whiteSpace: 'nowrap' } });
const more = css({ marginTop: space(10) });

/** The three featured articles. */
export function Insights(): ReactNode {
  return (
    <Section id="insights" tone="tint">
      <SectionHeading title="Insights" lead="What we learn on engagements, written down for the next one." />
      <Grid as="ul" columns={3} css={plainList}>
        {insightTeasers.map(
          ({ articleId, title, excerpt, author, date, readTime, category, scene, highlights }) => (
            <PictureCard
              key={articleId}
              as="li"
              interactive
              picture={<Illustration scene={pictures[scene]} />}
            >
              <Badge tone={pictures[scene].color}>{category}</Badge>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text size="sm">{excerpt}</Text>
              <FeatureList items={highlights} />
              <Text size="sm" tone="muted" css={facts}>
                <span>{author} ·</span>{' '}
                <span>
                  <time dateTime={date}>{longDate(date)}</time> ·
                </span>{' '}
                <span>{readTime}</span>
              </Text>
              <TextLink as={Link} to={`/insights/${articleId}`} arrow css={stretchedLink}>
                Read More<VisuallyHidden>{` about ${title}`}</VisuallyHidden>
              </TextLink>
            </PictureCard>
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
