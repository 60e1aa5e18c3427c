import { defineRemote } from '@site/federation';
import { firm } from '@site/firm';
import { coverFile, socialFile } from '@site/ui';
import { drawCovers } from '@site/ui/covers';
import { drawPortraits } from '@site/ui/portraits';
import { drawSocialImage } from '@site/ui/social';
import * as articleWords from './src/content/article';
import { articlesSchema } from './src/content/article-schema';
import { articles } from './src/content/articles';
import { authorsSchema } from './src/content/author-schema';
import { authors } from './src/content/authors';
import { categoryColors } from './src/content/categories';
import * as insights from './src/content/insights';
import { navigation } from './src/content/navigation';
import { articlePath } from './src/parts/article-path';
import { listingPath, topics } from './src/parts/topics';

function drawPictures() {
  const colored = articles.map((article) => ({ ...article, color: categoryColors[article.category] }));
  const covers = drawCovers(colored);
  const socialImages = colored.map(({ id, category, color, title }) => [
    socialFile(id),
    drawSocialImage({
      site: firm.name,
      label: category,
      title,
      color,
      art: covers[coverFile(id)]!,
    }),
  ]);
  return { ...drawPortraits(authors), ...covers, ...Object.fromEntries(socialImages) };
}

const unknownId = Math.max(...articles.map(({ id }) => id)) + 1;

/* Samples: addresses that a trial renders and the sitemap leaves out. */
const aliasSample = (url: string) => ({ url, sitemap: false });
const notFoundSample = (url: string) => ({ url, status: 404 as const, sitemap: false });

export default defineRemote({
  name: 'mf-insights',
  exposes: {
    InsightsPage: './src/pages/insights/InsightsPage.tsx',
    ArticlePage: './src/pages/article/ArticlePage.tsx',
    ArticleTeasers: './src/teasers/ArticleTeasers.tsx',
  },
  routes: [
    {
      path: '/insights',
      expose: 'InsightsPage',
      query: ['topic'],
      pages: [
        { url: listingPath() },
        ...topics.map((topic) => ({ url: listingPath(topic), sitemap: false })),
      ],
    },
    {
      path: '/insights/:id',
      expose: 'ArticlePage',
      pages: [
        ...articles.map((article) => ({ url: articlePath(article), lastModified: article.date })),
        aliasSample('/insights/1-embedded-finance'),
        notFoundSample(articlePath({ id: unknownId })),
        notFoundSample('/insights/latest'),
      ],
    },
  ],
  pictures: drawPictures,
  contributes: {
    navigation,
    feed: {
      title: insights.metadata.title,
      address: listingPath(),
      articles: articles.map((article) => ({
        address: articlePath(article),
        title: article.title,
        summary: article.excerpt,
        author: article.author,
        published: article.date,
      })),
    },
  },
  content: [
    { file: 'src/content/authors.ts', data: authors, schema: authorsSchema },
    { file: 'src/content/articles.ts', data: articles, schema: articlesSchema },
    { file: 'src/content/article.ts', data: articleWords },
    { file: 'src/content/insights.ts', data: insights },
  ],
});
