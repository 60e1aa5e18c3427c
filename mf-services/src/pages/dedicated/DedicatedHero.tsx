import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb, PageHeader, type ShapeName } from '@site/ui';
import type { DedicatedPage } from '../../content/dedicated/schema';
import { areaTrail } from '../../parts/trail';
import { areaOf } from './area-of';

interface DedicatedHeroProps {
  page: DedicatedPage;
  ornament?: ShapeName;
  actions?: ReactNode;
  aside?: ReactNode;
  /** Default: the complete breadcrumb. */
  breadcrumb?: ReactNode;
}

/** The header of a dedicated page: breadcrumb, title, lead and actions. */
export function DedicatedHero({ page, breadcrumb, ...slots }: DedicatedHeroProps): ReactNode {
  const area = areaOf(page);
  return (
    <PageHeader
      eyebrow={page.hero.eyebrow}
      title={page.title}
      lead={page.hero.lead}
      accent={area.color}
      breadcrumb={breadcrumb ?? <Breadcrumb as={Link} items={[...areaTrail(area), { label: page.title }]} />}
      {...slots}
    />
  );
}
