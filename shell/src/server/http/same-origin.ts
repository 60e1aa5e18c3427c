import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request may have been sent by a page of this site; no other site's page can make it so.
 *
 * Browsers say it themselves (`Sec-Fetch-Site`). Those that do not, such as Safari before 16.4, name the origin of a
 * post, or at least the page that it came from. Where settings or age hide both, the post is accepted: a browser that
 * hides the sender on behalf of another site's page sends `Origin: null`.
 *
 * @param publicOrigin the site's own origin, which may differ from `Host` behind a proxy.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const relation = headers['sec-fetch-site'];
  // `none` is what the visitor does without any page, such as repeating a post from the history.
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  const { origin, referer, host } = headers;
  const sender = origin && origin !== 'null' ? origin : referer;
  if (!sender) return origin === undefined;
  if (!URL.canParse(sender)) return false;
  const url = new URL(sender);
  return url.host === host?.toLowerCase() || url.origin === publicOrigin;
}
