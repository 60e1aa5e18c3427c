import type { DocumentOutcome } from '@site/platform';
import type { ShellBuild } from '../../build/shell-build';
import type { Composition } from '../../composition/composition';
import { documentOf } from '../../rendering/document';
import type { RenderedPage } from '../../rendering/page-renderer';
import { CachedResponse } from '../responses/cached-response';
import { SECURITY_HEADERS } from '../responses/security-headers';

/** Shared caches keep a page for seconds, then serve it stale while they fetch it again or the site is down. */
const CACHED = {
  'Cache-Control': 'max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400',
};
const NOT_CACHED = { 'Cache-Control': 'no-store' };

const CACHING = {
  complete: CACHED,
  degraded: NOT_CACHED,
  unavailable: { ...NOT_CACHED, 'Retry-After': 5 },
  'form-outcome': NOT_CACHED,
};

interface SentPage extends Omit<RenderedPage, 'kind'> {
  /** `form-outcome` is a page that answers the post of a form. */
  kind: keyof typeof CACHING;
  outcome?: DocumentOutcome;
}

/** The response for a page. */
export function createPage(
  build: ShellBuild,
  composition: Composition,
  { kind, status, result, outcome }: SentPage,
): CachedResponse {
  return new CachedResponse(status, Buffer.from(documentOf(build, composition, result, outcome)), {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    'X-Composition': composition.id,
    ...SECURITY_HEADERS,
    'Content-Security-Policy': composition.contentSecurityPolicy,
    ...CACHING[kind],
    ...(result.location && { Location: result.location }),
  });
}

/** The response for another spelling of a page's path: it leads to the page's address. */
export const createRedirect = (location: string): CachedResponse =>
  new CachedResponse(301, Buffer.alloc(0), { ...CACHED, Location: location, ...SECURITY_HEADERS });
