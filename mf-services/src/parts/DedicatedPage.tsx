import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb, PageHeader, type ShapeName } from '@site/ui';
import { findAreaByCode } from '../catalogue';
import type { Area } from '../content/schema';
import type { DedicatedPage as Page, Question } from '../content/dedicated-schema';
import { AreaColors } from './AreaColors';
import { CatalogueMetadata } from './CatalogueMetadata';
import { areaTrail } from './trail';

/** The area of a dedicated page. Throws where no area has its code. */
export function areaOf(page: Pick<Page, 'areaCode'>): Area {
  const area = findAreaByCode(page.areaCode);
  if (!area) throw new Error(`No area has the code ${page.areaCode}`);
  return area;
}

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
  const area = areaOf(page);
  const trail = areaTrail(area);
  return (
    <AreaColors color={area.icon.color}>
      <CatalogueMetadata
        area={area}
        name={page.title}
        path={page.path}
        trail={trail}
        {...page.metadata}
        questions={questions}
      />
      <PageHeader
        eyebrow={page.hero.eyebrow}
        title={page.title}
        lead={page.hero.lead}
        accent={area.icon.color}
        ornament={{ shape: ornament, seed: page.path }}
        breadcrumb={breadcrumb ?? <Breadcrumb as={Link} items={[...trail, { label: page.title }]} />}
        {...slots}
      />
      {children}
    </AreaColors>
  );
}
