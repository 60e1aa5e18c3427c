import type { Request, Response } from 'express';

/**
 * The pattern of the route that responds, such as `/api/contacts`: what logs and metrics may name. Undefined for an
 * unknown path, for a method that the path does not accept, and until a route is matched.
 */
export function routePattern(request: Request, { statusCode }: Response): string | undefined {
  return statusCode === 405 ? undefined : (request.route as { path?: string } | undefined)?.path;
}
