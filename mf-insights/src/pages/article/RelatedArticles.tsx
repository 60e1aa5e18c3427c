import type { ReactNode } from 'react';
import { Grid, Section, SectionHeading } from '@site/ui';
import { labels } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { ArticleCard } from '../../parts/ArticleCard';
import { relatedArticles } from './find-article';

/** Other articles of the same category, if there are any. */
export function RelatedArticles({ article }: { article: Article }): ReactNode {
  const related = relatedArticles(article);
  if (related.length === 0) return null;
  return (
    <Section tone="tint" data-print="hide">
      <SectionHeading title={labels.related} />
      <Grid columns={2}>
        {related.map((other) => (
          <ArticleCard key={other.id} article={other} />
        ))}
      </Grid>
    </Section>
  );
}
