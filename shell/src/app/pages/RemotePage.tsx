import { Suspense, type ReactNode } from 'react';
import { RemoteComponent, SectionBoundary, useLocation } from '@site/platform';
import { CodeUnavailable } from '../errors/CodeUnavailable';
import { ErrorScreen } from '../errors/ErrorScreen';
import { PageArrival } from '../navigation/PageArrival';
import { PageFromServer } from './PageFromServer';
import { PageLoading } from './PageLoading';
import { PageUnavailable } from './PageUnavailable';

const isServer = typeof window === 'undefined';

function showError(error: Error, retry: () => void): ReactNode {
  return error instanceof CodeUnavailable ? (
    <PageFromServer onRetry={retry} />
  ) : (
    <ErrorScreen onRetry={retry} />
  );
}

/**
 * The page that a remote exposes, with the shell's error screen around it.
 * The boundary for loading has no key: during a navigation the page before stays until the next one is there.
 */
export function RemotePage({ id }: { id: string }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={isServer ? <PageUnavailable /> : <PageLoading />}>
      <SectionBoundary key={id + pathname} onError={showError}>
        <RemoteComponent id={id} />
        <PageArrival />
      </SectionBoundary>
    </Suspense>
  );
}
