import { ownerOf, type Release, type ReleasePage } from '@site/contracts';
import { matchPath } from 'react-router-dom';
import type { LiveSite } from './live-site';

/** The pages that a release declares, by address. */
export const pagesOf = (release: Release): Map<string, ReleasePage> =>
  new Map(release.routes.flatMap(({ pages }) => pages).map((page) => [page.url, page]));

const pathOf = (url: string) => url.split('?')[0] ?? '';

/**
 * Addresses of the live site that a release no longer serves, each with a reason.
 *
 * @param dropped addresses that it drops on purpose.
 */
export function droppedAddresses(
  release: Release,
  { releases, links }: Pick<LiveSite, 'releases' | 'links'>,
  dropped: readonly string[],
): string[] {
  const pages = pagesOf(release);
  const own = releases[release.name];
  const before: ReadonlyMap<string, ReleasePage> = own ? pagesOf(own) : new Map();
  const matches = (url: string) => release.routes.some(({ path }) => matchPath(path, pathOf(url)));
  const isServed = (url: string) => {
    const page = pages.get(url);
    // A declared page must stay declared: a pattern that matches it may respond with 404.
    return page ? page.status !== 404 : !before.has(url) && matches(url);
  };
  const expected = new Map<string, string>();
  for (const [url, { status, sitemap }] of before)
    if (status !== 404)
      expected.set(url, sitemap ? 'the sitemap has it' : 'it is an address of the live release');
  for (const [url, page] of links) {
    if (ownerOf(pathOf(url)) === release.name && before.get(url)?.status !== 404 && !before.has(pathOf(url)))
      expected.set(url, `${page} links to it`);
    else if (expected.has(url)) expected.set(url, `${page} links to it`);
  }
  return [...expected]
    .filter(([url]) => !isServed(url) && !dropped.includes(url))
    .map(([url, reason]) => `${url} is dropped, and ${reason}`);
}
