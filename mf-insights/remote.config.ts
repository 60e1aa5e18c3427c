import { defineRemote } from '@site/federation';
import { articles } from './src/content/articles';
import { authors } from './src/content/authors';
import { articlesSchema, authorsSchema } from './src/content/schema';

const articlePath = (id: number): string => `/insights/${id}`;
const unknownId = Math.max(...articles.map(({ id }) => id)) + 1;

export default defineRemote({
  name: 'mf-insights',
  exposes: {
    InsightsPage: './src/pages/insights/InsightsPage.tsx',
    ArticlePage: './src/pages/article/ArticlePage.tsx',
  },
  routes: [
    { path: '/insights', expose: 'InsightsPage', pages: [{ url: '/insights' }] },
    {
      path: '/insights/:id',
      expose: 'ArticlePage',
      pages: [
        ...articles.map(({ id, date }) => ({ url: articlePath(id), lastModified: date })),
        { url: '/insights/1-embedded-finance', sitemap: false },
        { url: articlePath(unknownId), status: 404, sitemap: false },
        { url: '/insights/latest', status: 404, sitemap: false },
      ],
    },
  ],
  content: [
    { file: 'src/content/authors.ts', data: authors, schema: authorsSchema },
    { file: 'src/content/articles.ts', data: articles, schema: articlesSchema },
  ],
  feed: articles.map(({ id, title, excerpt, author, date }) => ({
    url: articlePath(id),
    title,
    summary: excerpt,
    author,
    published: date,
  })),
});
