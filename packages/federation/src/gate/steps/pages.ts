import { contributionProblems, ownerOf, type Release, type ReleasePage, siteProblems } from '@site/contracts';
import { defineStep, type GateContext } from '../step';
import { build } from './build';
import { live, type LiveSite } from './live';

/** The pages that a release declares, by address. */
const pagesOf = (release: Release): Map<string, ReleasePage> =>
  new Map(release.routes.flatMap(({ pages }) => pages).map((page) => [page.url, page]));

const isListed = ({ sitemap, hiddenFromCrawlers }: ReleasePage) => sitemap && !hiddenFromCrawlers;

const pathOf = (url: string) => url.split('?')[0] ?? '';

/**
 * Addresses of the live site that a release no longer serves, each with a reason.
 *
 * @param dropped addresses that it drops on purpose.
 */
export async function droppedAddresses(
  release: Release,
  { remotes, releases, links }: Pick<LiveSite, 'remotes' | 'releases' | 'links'>,
  dropped: readonly string[],
): Promise<string[]> {
  // Imported here: loading the router would delay the other steps.
  const { matchPath } = await import('react-router-dom');
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
  // An address of the remote that no page of the live release has, such as one that only a pattern matches.
  const isUndeclared = (url: string) =>
    ownerOf({ remotes }, url) === release.name && !before.has(url) && !before.has(pathOf(url));
  for (const [url, page] of links)
    if (expected.has(url) || isUndeclared(url)) expected.set(url, `${page} links to it`);
  return [...expected]
    .filter(([url]) => !isServed(url) && !dropped.includes(url))
    .map(([url, reason]) => `${url} is dropped, and ${reason}`);
}

/**
 * Changes of the live release that only a team can tell from mistakes: a page that leaves the sitemap, a parameter that
 * a route no longer declares, and an entry of a menu that leads elsewhere. A page that now redirects needs no
 * confirmation: who follows an old link still arrives.
 *
 * @param dropped addresses that it drops on purpose; @param relinked addresses to which links lead on purpose.
 */
export function unconfirmedChanges(
  release: Release,
  own: Release | undefined,
  { dropped, relinked }: Pick<GateContext, 'dropped' | 'relinked'>,
): string[] {
  if (!own) return [];
  const pages = pagesOf(release);
  const redirects = (url: string) => pages.get(url)?.status === 301;
  const unlisted = [...pagesOf(own).values()]
    .filter((page) => isListed(page) && !isListed(pages.get(page.url) ?? page) && !redirects(page.url))
    .map(({ url }) => url);
  const parameters = own.routes.flatMap(({ path, query }) => {
    const now = release.routes.find((route) => route.path === path);
    return now ? query.filter((name) => !now.query.includes(name)).map((name) => `${path}?${name}`) : [];
  });
  const isUnconfirmed = (url: string) => !dropped.includes(url);
  const moved = (own.contributes.navigation ?? []).flatMap(({ place, label, address }) => {
    const now = release.contributes.navigation?.filter(
      (entry) => entry.place === place && entry.label === label,
    );
    const other = now?.every((entry) => entry.address !== address) ? now[0] : undefined;
    return other && !redirects(address) && !relinked.includes(other.address)
      ? [`“${label}” (${place}) leads to ${other.address}, and live to ${address}: --link ${other.address}`]
      : [];
  });
  return [
    ...unlisted.filter(isUnconfirmed).map((url) => `${url} leaves the sitemap: --drop ${url}`),
    ...parameters
      .filter(isUnconfirmed)
      .map((url) => `the parameter ${url} is no longer declared: --drop '${url}'`),
    ...moved,
  ];
}

/** Problems between the contributions of a release and those of the other live releases. */
export const unfitContributions = (release: Release, { releases }: Pick<LiveSite, 'releases'>): string[] =>
  contributionProblems(Object.values({ ...releases, [release.name]: release }));

/**
 * Checks that the release has what the site requires of the remote, keeps the addresses of the live release and those
 * that live pages link to, and contributes nothing that conflicts with other remotes. What a team changes on purpose,
 * it confirms.
 */
export const pages = defineStep({
  name: 'pages',
  needs: { build, live },
  advice:
    'a dropped address: redirect it (a page with status 301), or drop it on purpose: --drop /path; anything else: change it, or confirm it, as its line says',
  async run(context, values) {
    const { release } = values.build;
    return {
      problems: [
        ...siteProblems(release, values.live),
        ...(await droppedAddresses(release, values.live, context.dropped)),
        ...unconfirmedChanges(release, values.live.releases[release.name], context),
        ...unfitContributions(release, values.live),
      ],
      notes: [
        `${pagesOf(release).size} addresses, ${values.live.links.size} links of the live pages`,
        ...Object.values(values.live.unread).map(
          (reason) => `not compared with what it contributes: ${reason}`,
        ),
      ],
    };
  },
});
