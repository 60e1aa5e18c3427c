import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of this site may have sent a request. No request of another site's page passes.
 *
 * Browsers say it themselves (`Sec-Fetch-Site`). Those that do not, such as Safari before 16.4, name the origin of a
 * post, or at least the page that it came from. A post with neither is accepted: the browser is very old, or its
 * settings hide both. For a page of another site, such a browser would send `Origin: null`.
 *
 * @param publicOrigin the site's own origin, which may differ from `Host` behind a proxy.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const relation = headers['sec-fetch-site'];
  // Browsers send `none` if no page caused the request, such as when a visitor repeats a post from the history.
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  const { origin, referer, host } = headers;
  const sender = origin && origin !== 'null' ? origin : referer;
  if (!sender) return origin === undefined;
  if (!URL.canParse(sender)) return false;
  const url = new URL(sender);
  return url.host === host?.toLowerCase() || url.origin === publicOrigin;
}
