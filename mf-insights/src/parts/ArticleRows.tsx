import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '@site/ui';
import type { Article } from '../content/article-schema';
import { ArticleCard } from './ArticleCard';
import { NewsletterDialog, StayAhead, type StayAheadProps } from './StayAhead';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(6) },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/* Fills the last row of the articles, or takes a row of its own if that is full. */
const rest = (articles: number) =>
  css({
    [media.sm]: { gridColumn: `span ${2 - (articles % 2)}` },
    [media.lg]: { gridColumn: `span ${3 - (articles % 3)}` },
  });

interface ArticleRowsProps extends Pick<StayAheadProps, 'ornament'> {
  articles: readonly Article[];
}

/** Articles in three columns, all alike. The newsletter takes the rest of the last row. */
export function ArticleRows({ articles, ornament }: ArticleRowsProps): ReactNode {
  return (
    <>
      <div css={grid}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} layout="list" />
        ))}
        <StayAhead ornament={ornament} css={rest(articles.length)} />
      </div>
      <NewsletterDialog />
    </>
  );
}
