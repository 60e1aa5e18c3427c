import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, Icon, space } from '@site/ui';
import type { Article } from '../content/article-schema';
import { ArticleDate } from './ArticleDate';

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
          <ArticleDate date={article.date} />
        </li>
      )}
      <li>
        <Icon name="clock" size={16} />
        {article.readTime}
      </li>
    </ul>
  );
}
