import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space } from '@site/ui';
import type { Article } from '../content/article-schema';
import { ArticleCard } from './ArticleCard';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const lead = css({ [media.sm]: { '& > :first-of-type': { gridColumn: '1 / -1' } } });

/** Articles in two columns. The first of an odd number takes a row of its own. */
export function ArticleGrid({ articles }: { articles: readonly Article[] }): ReactNode {
  const isOdd = articles.length % 2 === 1;
  return (
    <div css={[grid, isOdd && lead]}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} layout={isOdd && index === 0 ? 'card' : 'list'} />
      ))}
    </div>
  );
}
