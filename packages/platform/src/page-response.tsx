import { createContext, use, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/** How a page shapes the server's answer: its status and, for a redirect, where to. In the browser there is none. */
export type PageResponse = (status: number, location?: string) => void;

export const PageResponseContext = createContext<PageResponse | null>(null);

/** Makes the server answer 404 for the page that shows it, and keeps search engines from listing it. */
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
