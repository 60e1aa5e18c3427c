import type { ReactNode } from 'react';
import { useParams } from '@site/platform';
import { ArticleNotFound } from './ArticleNotFound';
import { ArticleView } from './ArticleView';
import { findArticle } from './find-article';

/** The page of one article. */
export default function ArticlePage(): ReactNode {
  const { id } = useParams();
  const article = findArticle(id);
  return article ? <ArticleView article={article} /> : <ArticleNotFound />;
}
