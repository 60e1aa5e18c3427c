import type { RequestHandler } from 'express';

/**
 * What a request is for; `form` are native posts of forms, `internal` health checks, status and error reports. `unrouted`
 * are those that were refused before any route took them.
 */
export type RouteClass = 'page' | 'asset' | 'api' | 'form' | 'internal' | 'unrouted';

/** What handlers note in `response.locals`. */
export interface RequestLocals {
  /** Absent where no route took the request. */
  routeClass?: RouteClass;
  /** Why the request failed. */
  failure?: string;
  /** Nothing failed: the site was busy. */
  refused?: boolean;
}

/** The first handler of every route: declares its class for metrics and the request log. */
export const routeClass =
  (name: RouteClass): RequestHandler =>
  (_request, response, next) => {
    (response.locals as RequestLocals).routeClass = name;
    next();
  };
