import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { longDate } from '@site/firm';
import { color, fontSize, space } from '@site/ui';
import type { Article } from '../content/article-schema';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(1),
  listStyle: 'none',
  padding: 0,
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  'li:not(:last-child)::after': { content: '" ·"' },
});

interface ArticleFactsProps {
  article: Article;
  withDate: boolean;
}

/** An article's author, date and reading time. */
export function ArticleFacts({ article, withDate }: ArticleFactsProps): ReactNode {
  return (
    <ul css={list}>
      <li>{article.author}</li>
      {withDate && (
        <li>
          <time dateTime={article.date}>{longDate(article.date)}</time>
        </li>
      )}
      <li>{article.readTime}</li>
    </ul>
  );
}
