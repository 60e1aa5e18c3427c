import { Problem } from './problem';

/** For the `@All()` handler that follows the methods a path accepts. */
export function methodNotAllowed(...allowed: string[]): Problem {
  return new Problem(405, `This address takes ${allowed.join(' or ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });
}
