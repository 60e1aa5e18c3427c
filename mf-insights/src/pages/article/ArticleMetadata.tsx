import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { PageMetadata, useSite } from '@site/platform';
import type { Article } from '../../content/schema';
import { articlePath } from '../../parts/article-path';
import { breadcrumbData } from '../../parts/breadcrumb-data';

const DEFAULT_IMAGE = '/social.png';

/** An article's metadata, for people who share it and for search engines. */
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
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: 'Insights', path: '/insights' },
          { name: title, path },
        ]),
      ]}
    />
  );
}
