import { css } from '@emotion/react';
import {
  FederationContext,
  RemoteComponent,
  SiteContext,
  subscribeToToasts,
  type ExposedModule,
  type Federation,
} from '@site/platform';
import { GlobalStyles } from '@site/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useRoutes } from 'react-router-dom';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

interface Remote {
  name: string;
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

const neighbourStyles = css({ padding: '1.5rem', border: '2px dashed #b4bfd3', borderRadius: 8 });

/** Stands where another team's section would be. */
function neighbour(id: string): ExposedModule {
  return { default: () => <p css={neighbourStyles}>{`${id} is another remote's section`}</p> };
}

function federationOf(remote: Remote): Federation {
  const loads = new Map<string, Promise<ExposedModule>>();
  return {
    load: (id) => {
      const known = loads.get(id);
      if (known) return known;
      const load = (remote.exposes[id]?.() ?? Promise.resolve(neighbour(id))) as Promise<ExposedModule>;
      loads.set(id, load);
      return load;
    },
    prefetch: () => undefined,
  };
}

function LastToast(): ReactNode {
  const [words, setWords] = useState('');
  useEffect(
    () => subscribeToToasts(({ title, description = '' }) => setWords(`${title} ${description}`)),
    [],
  );
  return <output>{words}</output>;
}

function Pages({ remote }: { remote: Remote }): ReactNode {
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

/** Shows a remote's pages, with everything that the shell would give them. */
export function show(remote: Remote): void {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <SiteContext value={{ origin: window.location.origin }}>
      <FederationContext value={federationOf(remote)}>
        <BrowserRouter>
          <GlobalStyles fontUrls={{ display, text }} />
          <Pages remote={remote} />
        </BrowserRouter>
      </FederationContext>
    </SiteContext>,
  );
}
