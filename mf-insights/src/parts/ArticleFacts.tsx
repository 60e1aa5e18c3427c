import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { longDate } from '@site/firm';
import { color, fontSize, plainList, space } from '@site/ui';
import type { Article } from '../content/article-schema';

/** Room of a dot, in steps of `space`. */
const DOT = 3;

const list = css(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  // Each fact has a dot before it. The list begins a dot's width further left and is clipped there, which hides the dot
  // of the first fact of each line.
  marginInlineStart: space(-DOT),
  clipPath: `inset(0 0 0 ${space(DOT)})`,
  'li::before': { content: '"·" / ""', display: 'inline-block', width: space(DOT), textAlign: 'center' },
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
