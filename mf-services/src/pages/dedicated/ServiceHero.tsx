import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb, PageHeader, type ShapeName } from '@site/ui';
import type { DedicatedPage } from '../../content/dedicated/schema';
import { trailThrough } from '../../parts/trail';
import { areaOf } from './area-of';

interface ServiceHeroProperties {
  page: DedicatedPage;
  ornament?: ShapeName;
  actions?: ReactNode;
  aside?: ReactNode;
  /** The way back, where it is not the whole breadcrumb. */
  breadcrumb?: ReactNode;
}

/** The top of a dedicated page: the way back, its heading, and what a visitor may do at once. */
export function ServiceHero({ page, breadcrumb, ...slots }: ServiceHeroProperties): ReactNode {
  const area = areaOf(page);
  return (
    <PageHeader
      eyebrow={page.hero.eyebrow}
      title={page.title}
      lead={page.hero.lead}
      accent={area.color}
      breadcrumb={
        breadcrumb ?? <Breadcrumb as={Link} items={[...trailThrough(area), { label: page.title }]} />
      }
      {...slots}
    />
  );
}
