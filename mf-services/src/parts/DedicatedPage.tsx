import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb, PageHeader, type ShapeName } from '@site/ui';
import { placeOf } from '../catalogue';
import type { DedicatedPage as Page, Question } from '../content/dedicated-schema';
import { AreaColors } from './AreaColors';
import { CatalogueMetadata } from './CatalogueMetadata';
import { areaTrail } from './trail';

interface DedicatedPageProps {
  page: Page;
  questions?: readonly Question[];
  /** The shape of the header's tiling. */
  ornament: ShapeName;
  /** The slots of the header. */
  actions?: ReactNode;
  aside?: ReactNode;
  /** Default: the complete breadcrumb. */
  breadcrumb?: ReactNode;
  children: ReactNode;
}

/** The frame of a dedicated page: its metadata, the colours of its area and its header. */
export function DedicatedPage({
  page,
  questions,
  ornament,
  breadcrumb,
  children,
  ...slots
}: DedicatedPageProps): ReactNode {
  const { area, path } = placeOf(page);
  const trail = areaTrail(area);
  return (
    <AreaColors color={area.icon.color}>
      <CatalogueMetadata
        area={area}
        name={page.title}
        path={path}
        trail={trail}
        {...page.metadata}
        questions={questions}
      />
      <PageHeader
        eyebrow={page.hero.eyebrow}
        title={page.title}
        lead={page.hero.lead}
        accent={area.icon.color}
        ornament={{ shape: ornament, seed: path }}
        breadcrumb={breadcrumb ?? <Breadcrumb as={Link} items={[...trail, { label: page.title }]} />}
        {...slots}
      />
      {children}
    </AreaColors>
  );
}
