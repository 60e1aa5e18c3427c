import { css } from '@emotion/react';
import { RemoteComponent, useLocation } from '@site/platform';
import { Container, space, VisuallyHidden } from '@site/ui';
import { Suspense, type ReactNode } from 'react';
import { loading } from '../../content/frame';
import { PageUnavailable } from './PageUnavailable';

const isServer = typeof window === 'undefined';

const loadingStyles = css({ minHeight: '80vh', paddingBlock: space(24) });

/** Keeps the footer below the fold while a page's code is loading. */
function PageLoading(): ReactNode {
  return (
    <Container>
      <div css={loadingStyles} role="status">
        <VisuallyHidden>{loading}</VisuallyHidden>
      </div>
    </Container>
  );
}

/** The page that a remote exposes. */
export function RemotePage({ id }: { id: string }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={isServer ? <PageUnavailable /> : <PageLoading />}>
      <RemoteComponent key={id + pathname} id={id} />
    </Suspense>
  );
}
