import { Suspense, type ReactNode } from 'react';
import { RemoteComponent, SectionBoundary, useLocation } from '@site/platform';
import { ErrorScreen } from '../errors/ErrorScreen';
import { PageArrival } from '../navigation/PageArrival';
import { PageLoading } from './PageLoading';
import { PageUnavailable } from './PageUnavailable';

const isServer = typeof window === 'undefined';

/**
 * The page that a remote exposes, with the shell's error screen around it.
 * The boundary for loading has no key: during a navigation the page before stays until the next one is there.
 */
export function RemotePage({ id }: { id: string }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={isServer ? <PageUnavailable /> : <PageLoading />}>
      <SectionBoundary key={id + pathname} onError={(_error, retry) => <ErrorScreen onRetry={retry} />}>
        <RemoteComponent id={id} />
        <PageArrival />
      </SectionBoundary>
    </Suspense>
  );
}
