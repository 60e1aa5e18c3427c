import type { ReactNode } from 'react';
import { Grid, Section, SectionHeading, type SectionProps } from '@site/ui';
import type { Article } from '../../content/article-schema';
import { ArticleCard } from '../../parts/ArticleCard';

interface MoreArticlesProps extends Required<Pick<SectionProps, 'tone'>> {
  title: string;
  articles: readonly Article[];
}

/** Articles to read after this one. A single one takes the whole row. */
export function MoreArticles({ title, articles, tone }: MoreArticlesProps): ReactNode {
  return (
    <Section tone={tone} data-print="hide">
      <SectionHeading title={title} />
      <Grid columns={2}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} layout="list" />
        ))}
      </Grid>
    </Section>
  );
}
