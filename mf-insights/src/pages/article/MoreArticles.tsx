import type { ReactNode } from 'react';
import { Section, SectionHeading, type SectionProps } from '@site/ui';
import type { Article } from '../../content/article-schema';
import { ArticleGrid } from '../../parts/ArticleGrid';
import { articleWidth } from './text-columns';

interface MoreArticlesProps extends Required<Pick<SectionProps, 'tone'>> {
  title: string;
  articles: readonly Article[];
}

/** Articles to read after this one. A single one takes the whole row. */
export function MoreArticles({ title, articles, tone }: MoreArticlesProps): ReactNode {
  return (
    <Section tone={tone} data-print="hide">
      <div css={articleWidth}>
        <SectionHeading title={title} />
        <ArticleGrid articles={articles} />
      </div>
    </Section>
  );
}
