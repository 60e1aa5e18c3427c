import { firm } from '@site/firm';
import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FormOutcomeContext } from '../requests/form-outcome';
import { useSite } from '../site';

/** The metadata of a page that sets none of its own. */
export const defaultMetadata = {
  title: `${firm.name}: business advisory and coaching`,
  description: firm.description,
  keywords: ['business advisory', 'coaching', 'MENA'],
  /** Path of an image, 1200x630 px. */
  image: '/social.png',
  imageAlt: `${firm.name}: business advisory and coaching across the MENA region`,
} as const;

/** A page that leaves a field out gets the one of `defaultMetadata`. */
export interface PageMetadataProps {
  title?: string;
  description?: string;
  keywords?: readonly string[];
  /**
   * Path of the canonical URL; null: a page without one. Default: the current path, without query and trailing slash.
   */
  canonical?: string | null;
  socialTitle?: string;
  /** Path of an image, 1200x630 px. Default: the site's own. */
  image?: string;
  /** A description of the image. */
  imageAlt?: string;
  type?: 'website' | 'article';
  /** schema.org objects, without `@context`. URLs in them must be absolute: see `useSite`. */
  structuredData?: readonly Record<string, unknown>[];
}

const asJsonLd = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);

/** A page's metadata, rendered once by the page; React moves it to the document's head. */
export function PageMetadata(own: PageMetadataProps): ReactNode {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const { outcome } = use(FormOutcomeContext);
  const isRefused = outcome !== null && outcome.state !== 'sent';
  const page = { ...defaultMetadata, ...own };
  const { canonical = pathname.replace(/\/+$/, '') || '/' } = own;
  const title = page.socialTitle ?? page.title;
  const image = origin + page.image;
  return (
    <>
      {/* Screen readers read the title first: the visitor must learn at once that the post was refused. */}
      <title>{isRefused ? `Error: ${page.title}` : page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords.join(', ')} />
      {canonical && <link rel="canonical" href={origin + canonical} />}
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content={page.type ?? 'website'} />
      {canonical && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={page.imageAlt} />
      {/* X takes the title, the description and the image from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      {page.structuredData?.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJsonLd(data) }}
        />
      ))}
    </>
  );
}
