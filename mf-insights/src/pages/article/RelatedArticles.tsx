import type { ReactNode } from 'react';
import { Section, SectionHeading } from '@site/ui';
import type { Article } from '../../content/article-schema';
import { labels } from '../../content/article';
import { ArticleGrid } from '../../parts/ArticleGrid';
import { articleWidth } from './text-columns';

/** Other articles of the same category. A single one takes the whole row. */
export function RelatedArticles({ articles }: { articles: readonly Article[] }): ReactNode {
  return (
    <Section tone="tint" data-print="hide">
      <div css={articleWidth}>
        <SectionHeading title={labels.related} />
        <ArticleGrid articles={articles} />
      </div>
    </Section>
  );
}
