import type { ReactNode } from 'react';
import { firm, pageTitle } from '@site/firm';
import { breadcrumbList, PageMetadata, useSite, type TrailStep } from '@site/platform';
import { socialFile } from '@site/ui';
import type { Area } from '../content/schema';

interface CatalogueMetadataProps {
  /** The page shows this area's social image. */
  area: Area;
  /** The title of the page, without the firm's name. */
  name: string;
  /** Canonical path. */
  path: string;
  /** The breadcrumb, up to the parent of this page. */
  trail: readonly TrailStep[];
  description: string;
  keywords: readonly string[];
}

/** Metadata of an area's or a segment's page, with structured data: service and breadcrumb. */
export function CatalogueMetadata({
  area,
  name,
  path,
  trail,
  description,
  keywords,
}: CatalogueMetadataProps): ReactNode {
  const { origin } = useSite();
  const service = {
    '@type': 'Service',
    name,
    description,
    url: origin + path,
    areaServed: firm.countries,
    provider: { '@type': 'Organization', name: firm.name, url: `${origin}/`, email: firm.email },
  };
  return (
    <PageMetadata
      title={pageTitle(name)}
      description={description}
      keywords={keywords}
      canonical={path}
      image={`${RELEASE_PATH}pictures/${socialFile(area.id)}`}
      imageAlt={area.name}
      structuredData={[service, breadcrumbList(origin, [...trail, { label: name, to: path }])]}
    />
  );
}
