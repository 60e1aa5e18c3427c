import type { RenderResult } from '../../protocol/protocol';

/** What pages respond with. */
const STATUSES: readonly number[] = [200, 301, 404, 503];
const SITE = 'http://page.invalid';

/**
 * Status and location of a rendered page, as they are sent: the location in ASCII.
 *
 * @throws Error if they cannot be sent.
 */
export function pageResponse({ status, location }: Pick<RenderResult, 'status' | 'location'>): {
  status: number;
  location?: string;
} {
  if (!STATUSES.includes(status)) throw new Error(`it responds with the status ${status}`);
  if (status !== 301) return { status };
  const target = location?.startsWith('/') && URL.canParse(location, SITE) ? new URL(location, SITE) : null;
  // Two slashes at the start, or a backslash, would name another host.
  if (target?.origin !== SITE || target.pathname.startsWith('//'))
    throw new Error('it redirects to what is no path of this site');
  return { status, location: target.pathname + target.search + target.hash };
}
