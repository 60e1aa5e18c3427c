import type { ReactNode } from 'react';
import { placeOf } from '../catalogue';
import type { DedicatedPage as Page } from '../content/dedicated-schema';
import { CataloguePage } from './CataloguePage';

interface DedicatedPageProps {
  page: Page;
  /** The slots of the header. */
  facts?: ReactNode;
  actions?: ReactNode;
  aside?: ReactNode;
  breadcrumb?: ReactNode;
  children: ReactNode;
}

/** The frame of a dedicated page. */
export function DedicatedPage({ page, ...rest }: DedicatedPageProps): ReactNode {
  const { area, path } = placeOf(page);
  return (
    <CataloguePage area={area} path={path} title={page.title} {...page.metadata} {...page.hero} {...rest} />
  );
}
