import { css } from '@emotion/react';
import {
  FederationContext,
  RemoteComponent,
  SiteContext,
  subscribeToToasts,
  type ExposedModule,
  type Federation,
} from '@site/platform';
import { globalStyles } from '@site/ui';
import { fontUrls } from '@site/ui/font-files';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useRoutes } from 'react-router-dom';

interface StandaloneRemote {
  name: string;
  /** `remote/Expose` to its import. */
  exposes: Record<string, () => Promise<unknown>>;
  routes: { path: string; id: string; example: string }[];
}

const barStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  padding: '0.75rem 1rem',
  background: '#12203c',
  color: '#ffffff',
  fontSize: '0.875rem',
  a: { color: '#ffffff' },
});

const placeholderStyles = css({ padding: '1.5rem', border: '2px dashed #b4bfd3', borderRadius: 8 });

/** A placeholder for a section of another remote. */
function placeholder(id: string): ExposedModule {
  return { default: () => <p css={placeholderStyles}>{`${id} is another remote's section`}</p> };
}

function federationOf(remote: StandaloneRemote): Federation {
  const loads = new Map<string, Promise<ExposedModule>>();
  return {
    load: (id) => {
      const pending = loads.get(id);
      if (pending) return pending;
      const load = (remote.exposes[id]?.() ?? Promise.resolve(placeholder(id))) as Promise<ExposedModule>;
      loads.set(id, load);
      return load;
    },
    prefetch: () => undefined,
  };
}

function LastToast(): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(
    () => subscribeToToasts(({ title, description = '' }) => setMessage(`${title} ${description}`)),
    [],
  );
  return <output>{message}</output>;
}

function Pages({ remote }: { remote: StandaloneRemote }): ReactNode {
  const page = useRoutes([
    ...remote.routes.map(({ path, id }) => ({ path, element: <RemoteComponent key={id} id={id} /> })),
    { path: '*', element: <p>{`${remote.name} declares no such route`}</p> },
  ]);
  return (
    <>
      <nav css={barStyles}>
        <strong>{remote.name}</strong>
        {remote.routes.map(({ path, example }) => (
          <Link key={path} to={example}>
            {path}
          </Link>
        ))}
        <LastToast />
      </nav>
      <main>
        <Suspense>{page}</Suspense>
      </main>
    </>
  );
}

/** Renders a remote's pages with the contexts that the shell provides, and placeholders for other remotes' sections. */
export function renderStandalone(remote: StandaloneRemote): void {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <SiteContext value={{ origin: window.location.origin }}>
      <FederationContext value={federationOf(remote)}>
        <BrowserRouter>
          <style>{globalStyles(fontUrls)}</style>
          <Pages remote={remote} />
        </BrowserRouter>
      </FederationContext>
    </SiteContext>,
  );
}
