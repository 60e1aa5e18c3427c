import { PageResponseContext } from '@site/platform';
import { use, type ReactNode } from 'react';
import { PageUnavailable } from './PageUnavailable';

/** Shown for every path of a remote that the composition lacks: with status 503, so that crawlers do not drop it. */
export function MissingRemotePage(): ReactNode {
  const respond = use(PageResponseContext);
  respond?.(503);
  return <PageUnavailable />;
}
