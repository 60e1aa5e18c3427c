import type { ReactNode } from 'react';
import { Grid, plainList } from '@site/ui';
import { articles } from '../content/articles';
import { ArticleCard } from '../parts/ArticleCard';

const MAX_TEASERS = 3;

const teasers = articles.filter(({ featured }) => featured).slice(0, MAX_TEASERS);

/** The newest featured articles: a section of the home page. */
export default function ArticleTeasers(): ReactNode {
  return (
    <Grid as="ul" columns={3} css={plainList}>
      {teasers.map((article) => (
        <ArticleCard
          key={article.id}
          as="li"
          layout="list"
          article={article}
          highlights={article.highlights}
        />
      ))}
    </Grid>
  );
}
