import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { longDate } from '@site/firm';
import { color, fontSize, Icon, space } from '@site/ui';
import type { Article } from '../content/article-schema';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  listStyle: 'none',
  padding: 0,
  color: color.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  li: { display: 'flex', alignItems: 'center', gap: space(1.5) },
  svg: { flex: 'none' },
});

interface ArticleFactsProps {
  article: Article;
  withDate: boolean;
}

/** An article's author, date and reading time. */
export function ArticleFacts({ article, withDate }: ArticleFactsProps): ReactNode {
  return (
    <ul css={list}>
      <li>
        <Icon name="user" size={16} />
        {article.author}
      </li>
      {withDate && (
        <li>
          <Icon name="calendar" size={16} />
          <time dateTime={article.date}>{longDate(article.date)}</time>
        </li>
      )}
      <li>
        <Icon name="clock" size={16} />
        {article.readTime}
      </li>
    </ul>
  );
}
