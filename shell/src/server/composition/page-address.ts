import { FORM_ID_PATTERN, SENT_PARAMETER } from '@site/contracts/form-outcome';
import { matchPath } from 'react-router-dom';
import type { Composition } from './composition';

const MAX_PARAMETER_LENGTH = 200;

/**
 * The address under which a page is rendered and cached: no trailing slash, and only the query parameters that its
 * route declares, sorted, and the id of a form that was sent. Null if the path is malformed.
 */
export function pageAddress(composition: Composition, url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  if (!isDecodable(pathname)) return null;
  const path = pathname.replace(/\/+$/, '') || '/';
  const declared = new Set<string>();
  for (const release of composition.releases.values()) {
    for (const route of release.routes) {
      if (matchPath(route.path, path)) route.query.forEach((name) => declared.add(name));
    }
  }
  const query = new URLSearchParams();
  for (const name of [...declared].sort()) {
    const value = searchParams.get(name);
    if (value) query.set(name, value.slice(0, MAX_PARAMETER_LENGTH));
  }
  const sent = searchParams.get(SENT_PARAMETER);
  if (sent && FORM_ID_PATTERN.test(sent)) query.set(SENT_PARAMETER, sent);
  return query.size > 0 ? `${path}?${query}` : path;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
