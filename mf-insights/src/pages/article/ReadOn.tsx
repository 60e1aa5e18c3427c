import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import {
  accentColors,
  Card,
  Heading,
  media,
  Section,
  SectionHeading,
  space,
  Text,
  TextLink,
  VisuallyHidden,
  type SectionProps,
} from '@site/ui';
import { labels } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { authors } from '../../content/authors';
import { newsletter } from '../../content/insights';
import { ArticleCard } from '../../parts/ArticleCard';
import { nextArticle } from './find-article';
import { articleWidth } from './text-columns';

/* The form in the site's footer has this id. */
const NEWSLETTER = '#newsletter';

/* The columns of related articles. */
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(12)} ${space(6)}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const column = css({ display: 'flex', flexDirection: 'column', '& > :last-child': { flex: 1 } });
const offers = css({ display: 'grid', gap: space(6) });

/** The end of an article: the next one, the practice of its author, and the newsletter. */
export function ReadOn({
  article,
  tone,
}: { article: Article } & Required<Pick<SectionProps, 'tone'>>): ReactNode {
  const next = nextArticle(article);
  const author = authors.find(({ name }) => name === article.author);
  const practice = useContributions('areas').find(({ code }) => code === author?.practice);
  return (
    <Section tone={tone} data-print="hide">
      <div css={[articleWidth, grid]}>
        {next && (
          <div css={column}>
            <SectionHeading title={labels.next} />
            <ArticleCard article={next} layout="list" />
          </div>
        )}
        <div css={column}>
          <SectionHeading title={labels.further} />
          <div css={offers}>
            {practice && (
              <Card interactive style={accentColors[practice.icon.color]}>
                <Heading level={3} size="sm">
                  {practice.name}
                </Heading>
                <Text>{practice.summary}</Text>
                <TextLink as={Link} to={practice.address} arrow>
                  {labels.practice}
                  <VisuallyHidden>{` ${labels.practiceOf(practice.name)}`}</VisuallyHidden>
                </TextLink>
              </Card>
            )}
            <Card interactive>
              <Heading level={3} size="sm">
                {newsletter.title}
              </Heading>
              <Text>{newsletter.lead}</Text>
              <TextLink href={NEWSLETTER} arrow>
                {labels.subscribe}
              </TextLink>
            </Card>
          </div>
        </div>
      </div>
    </Section>
  );
}
