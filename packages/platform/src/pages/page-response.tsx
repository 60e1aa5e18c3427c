import { createContext, use, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/** Sets the status of the server's response and, for a redirect, its location. Null in the browser. */
export type PageResponse = (status: number, location?: string) => void;

export const PageResponseContext = createContext<PageResponse | null>(null);

/** Makes the server respond with 404, and keeps search engines from indexing the page. */
export function NotFound({ children }: { children: ReactNode }): ReactNode {
  const respond = use(PageResponseContext);
  respond?.(404);
  return (
    <>
      <meta name="robots" content="noindex" />
      {children}
    </>
  );
}

/** A permanent redirect: status 301 from the server, a replaced history entry in the browser. */
export function PermanentRedirect({ to }: { to: string }): ReactNode {
  const respond = use(PageResponseContext);
  respond?.(301, to);
  return respond ? null : <Navigate to={to} replace />;
}
