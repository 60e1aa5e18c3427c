import type { ComponentProps, ReactNode } from 'react';
import { firm, pageTitle } from '@site/firm';
import { breadcrumbList, Link, PageMetadata, useSite, type TrailStep } from '@site/platform';
import { accentColors, Breadcrumb, PageHeader, socialFile } from '@site/ui';
import type { Area } from '../content/schema';
import { areaTrail } from './trail';

type HeaderSlots = Pick<
  ComponentProps<typeof PageHeader>,
  'eyebrow' | 'lead' | 'facts' | 'breadcrumb' | 'actions' | 'aside'
>;

interface CataloguePageProps extends HeaderSlots {
  /** The page has its colour, its shape and its social image. */
  area: Area;
  /** Canonical path. */
  path: string;
  title: string;
  /** What search engines call the page. Default: its title. */
  name?: string;
  /** The breadcrumb, up to the parent of this page. Default: up to the area. */
  trail?: readonly TrailStep[];
  description: string;
  keywords: readonly string[];
  children: ReactNode;
}

/** The frame of a page of an area or a segment: its metadata, with structured data, and its header. */
export function CataloguePage({
  area,
  path,
  title,
  name = title,
  trail = areaTrail(area),
  description,
  keywords,
  children,
  ...slots
}: CataloguePageProps): ReactNode {
  const { origin } = useSite();
  const { name: shape, color } = area.icon;
  const service = {
    '@type': 'Service',
    name,
    description,
    url: origin + path,
    areaServed: firm.countries,
    provider: { '@type': 'Organization', name: firm.name, url: `${origin}/`, email: firm.email },
  };
  return (
    <div style={accentColors[color]}>
      <PageMetadata
        title={pageTitle(name)}
        description={description}
        keywords={keywords}
        canonical={path}
        image={`${RELEASE_PATH}pictures/${socialFile(area.id)}`}
        imageAlt={area.name}
        structuredData={[service, breadcrumbList(origin, [...trail, { label: name, to: path }])]}
      />
      <PageHeader
        title={title}
        accent={color}
        ornament={{ shape, seed: path }}
        breadcrumb={<Breadcrumb as={Link} items={[...trail, { label: title }]} />}
        {...slots}
      />
      {children}
    </div>
  );
}
