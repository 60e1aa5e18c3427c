import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Breadcrumb } from '@site/ui';

/** Home / this page. */
export function HomeBreadcrumb({ page }: { page: string }): ReactNode {
  return <Breadcrumb as={Link} items={[{ label: 'Home', to: '/' }, { label: page }]} />;
}
