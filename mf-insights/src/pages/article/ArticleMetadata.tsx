import type { ReactNode } from 'react';
import { firm, pageTitle } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite } from '@site/platform';
import { socialFile } from '@site/ui';
import { keywords } from '../../content/article';
import type { Article } from '../../content/article-schema';
import { articlePath } from '../../parts/article-path';
import { insightsTrail } from '../../parts/insights-trail';

const LOGO = '/icon-512.png';

/** The document's title. The subtitle is left out if it leaves no room for the firm's name. */
function documentTitle(title: string): string {
  const [withoutSubtitle = title] = title.split(': ', 1);
  const whole = pageTitle(title);
  return whole === title ? pageTitle(withoutSubtitle) : whole;
}

/** The metadata of an article, with structured data: article and breadcrumb. */
export function ArticleMetadata({ article }: { article: Article }): ReactNode {
  const { origin } = useSite();
  const { author, category, date, excerpt, title } = article;
  const path = articlePath(article);
  const image = `${RELEASE_PATH}pictures/${socialFile(article.id)}`;
  return (
    <PageMetadata
      title={documentTitle(title)}
      description={excerpt}
      keywords={[...keywords(category), author]}
      canonical={path}
      socialTitle={title}
      image={image}
      imageAlt={title}
      type="article"
      structuredData={[
        {
          '@type': 'Article',
          headline: title,
          description: excerpt,
          articleSection: category,
          datePublished: date,
          dateModified: date,
          inLanguage: 'en',
          image: origin + image,
          mainEntityOfPage: origin + path,
          author: { '@type': 'Person', name: author },
          publisher: {
            '@type': 'Organization',
            name: firm.name,
            url: `${origin}/`,
            logo: { '@type': 'ImageObject', url: origin + LOGO, width: 512, height: 512 },
          },
        },
        breadcrumbList(origin, [...insightsTrail, { label: title, to: path }]),
      ]}
    />
  );
}
