import type { Request } from 'express';

/** The pattern of the route that answers, such as `/api/contacts`; absent where none does, or is found yet. */
export function routePattern(request: Request): string | undefined {
  return (request.route as { path?: string } | undefined)?.path;
}
