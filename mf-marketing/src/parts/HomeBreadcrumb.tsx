import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb } from '@site/ui';
import { homeStep } from './structured-data';

/** The breadcrumb of a page directly below the home page. */
export function HomeBreadcrumb({ page }: { page: string }): ReactNode {
  return <Breadcrumb as={Link} items={[homeStep, { label: page }]} />;
}
