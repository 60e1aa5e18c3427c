import { Suspense, type ReactNode } from 'react';
import { RemoteComponent, SectionBoundary, useLocation } from '@site/platform';
import { CodeLoadError } from '../errors/code-load-error';
import { ErrorScreen } from '../errors/ErrorScreen';
import { RouteFocus } from '../navigation/RouteFocus';
import { PageFromServer } from './PageFromServer';
import { PageLoading } from './PageLoading';
import { PageUnavailable } from './PageUnavailable';

const isServer = typeof window === 'undefined';

function showError(error: Error, retry: () => void): ReactNode {
  return error instanceof CodeLoadError ? (
    <PageFromServer onRetry={retry} />
  ) : (
    <ErrorScreen onRetry={retry} />
  );
}

/**
 * The page that a remote exposes, in the shell's error boundary.
 * The Suspense boundary has no key: during a navigation the current page stays until the next one has loaded.
 */
export function RemotePage({ id }: { id: string }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={isServer ? <PageUnavailable /> : <PageLoading />}>
      <SectionBoundary key={id + pathname} onError={showError}>
        <RemoteComponent id={id} />
        <RouteFocus />
      </SectionBoundary>
    </Suspense>
  );
}
