import { createContext, use, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/** What a page tells the server of its own answer. In the browser there is no answer to shape. */
export interface PageResponse {
  status: number;
  /** Path to redirect to; goes with status 301. */
  location?: string;
}

export const PageResponseContext = createContext<PageResponse | null>(null);

/** Makes the server answer 404 for the page that shows it. */
export function NotFound({ children }: { children: ReactNode }): ReactNode {
  const response = use(PageResponseContext);
  if (response) response.status = 404;
  return children;
}

/** A permanent redirect: status 301 from the server, a replaced history entry in the browser. */
export function PermanentRedirect({ to }: { to: string }): ReactNode {
  const response = use(PageResponseContext);
  if (response) {
    response.status = 301;
    response.location = to;
    return null;
  }
  return <Navigate to={to} replace />;
}
