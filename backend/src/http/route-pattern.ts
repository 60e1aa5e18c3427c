import type { Request, Response } from 'express';

/**
 * Logs and metrics name this pattern, such as `/api/contacts`, because a path may hold personal data.
 *
 * @returns undefined if the path is unknown or does not take the method, and before a route is matched.
 */
export function routePattern(request: Request, { statusCode }: Response): string | undefined {
  return statusCode === 404 || statusCode === 405
    ? undefined
    : (request.route as { path?: string } | undefined)?.path;
}
