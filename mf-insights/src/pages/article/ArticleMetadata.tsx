import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite } from '@site/platform';
import type { Article } from '../../content/article-schema';
import { articlePath } from '../../parts/article-path';

const DEFAULT_IMAGE = '/social.png';

/** The metadata of an article, with structured data: article and breadcrumb. */
export function ArticleMetadata({ article }: { article: Article }): ReactNode {
  const { origin } = useSite();
  const { author, category, date, excerpt, title } = article;
  const path = articlePath(article);
  return (
    <PageMetadata
      title={`${title} | ${firm.name}`}
      description={excerpt}
      keywords={[category, `${category} MENA`, 'business insights', author]}
      canonical={path}
      socialTitle={title}
      type="article"
      structuredData={[
        {
          '@type': 'Article',
          headline: title,
          description: excerpt,
          articleSection: category,
          datePublished: date,
          inLanguage: 'en',
          image: origin + DEFAULT_IMAGE,
          mainEntityOfPage: origin + path,
          author: { '@type': 'Person', name: author },
          publisher: { '@type': 'Organization', name: firm.name, url: `${origin}/` },
        },
        breadcrumbList(origin, [
          { label: 'Home', to: '/' },
          { label: 'Insights', to: '/insights' },
          { label: title, to: path },
        ]),
      ]}
    />
  );
}
