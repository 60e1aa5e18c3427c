import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb, PageHeader, type ShapeName } from '@site/ui';
import type { DedicatedPage } from '../../../content/dedicated/schema';
import { areaOf, trailTo } from './page-trail';

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
  const trail = trailTo(page).map(({ label, to }, index, { length }) =>
    index < length - 1 ? { label, to } : { label },
  );
  return (
    <PageHeader
      eyebrow={page.hero.eyebrow}
      title={page.title}
      lead={page.hero.lead}
      accent={areaOf(page).color}
      breadcrumb={breadcrumb ?? <Breadcrumb as={Link} items={trail} />}
      {...slots}
    />
  );
}
