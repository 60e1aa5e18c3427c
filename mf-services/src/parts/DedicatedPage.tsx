import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { accentColors, Breadcrumb, PageHeader } from '@site/ui';
import { placeOf } from '../catalogue';
import type { DedicatedPage as Page } from '../content/dedicated-schema';
import { CatalogueMetadata } from './CatalogueMetadata';
import { areaTrail } from './trail';

interface DedicatedPageProps {
  page: Page;
  /** The slots of the header. */
  actions?: ReactNode;
  aside?: ReactNode;
  /** Default: the complete breadcrumb. */
  breadcrumb?: ReactNode;
  children: ReactNode;
}

/** The frame of a dedicated page: its metadata, the colours and the shape of its area, and its header. */
export function DedicatedPage({ page, breadcrumb, children, ...slots }: DedicatedPageProps): ReactNode {
  const { area, path } = placeOf(page);
  const trail = areaTrail(area);
  return (
    <div style={accentColors[area.icon.color]}>
      <CatalogueMetadata area={area} name={page.title} path={path} trail={trail} {...page.metadata} />
      <PageHeader
        eyebrow={page.hero.eyebrow}
        title={page.title}
        lead={page.hero.lead}
        accent={area.icon.color}
        ornament={{ shape: area.icon.name, seed: path }}
        breadcrumb={breadcrumb ?? <Breadcrumb as={Link} items={[...trail, { label: page.title }]} />}
        {...slots}
      />
      {children}
    </div>
  );
}
