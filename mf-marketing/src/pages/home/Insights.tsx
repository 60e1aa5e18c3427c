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
import { home } from '../../content/home';
import { insightTeasers } from '../../content/insight-teasers';
import type { InsightTeaser } from '../../content/schema';
import { stretchedLink } from './stretched-link';

const pictures: Record<InsightTeaser['scene'], Scene> = {
  fintech: scenes.fintech,
  leadership: scenes.leadership,
  venture: scenes.venture,
};

const facts = css({ span: { whiteSpace: 'nowrap' } });
const afterCards = css({ marginTop: space(10) });

/** The three featured articles. */
export function Insights(): ReactNode {
  const { title: heading, lead, more, all } = home.insights;
  return (
    <Section id="insights" tone="tint">
      <SectionHeading title={heading} lead={lead} />
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
                {more.link}
                <VisuallyHidden>{` ${more.about} ${title}`}</VisuallyHidden>
              </TextLink>
            </PictureCard>
          ),
        )}
      </Grid>
      <div css={afterCards}>
        <Button as={Link} to="/insights" variant="secondary">
          {all}
        </Button>
      </div>
    </Section>
  );
}
