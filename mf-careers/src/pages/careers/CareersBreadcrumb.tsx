import { Link, type TrailStep } from '@site/platform';
import { Breadcrumb } from '@site/ui';
import type { ReactNode } from 'react';
import { breadcrumb } from '../../content/careers';

/** The breadcrumb down to /careers. */
export const careersTrail: readonly TrailStep[] = [
  { label: breadcrumb.home, to: '/' },
  { label: breadcrumb.careers, to: '/careers' },
];

/** The breadcrumb of a job's page, and of the page for a job that is closed: both have an address of /careers. */
export function CareersBreadcrumb({ page }: { page: string }): ReactNode {
  return <Breadcrumb as={Link} items={[...careersTrail, { label: page }]} />;
}
