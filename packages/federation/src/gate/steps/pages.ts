import {
  contributionProblems,
  type Contributes,
  ownerOf,
  type Release,
  type ReleasePage,
  siteProblems,
} from '@site/contracts';
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

/** What a team confirms: addresses, or names of people, that it drops, and addresses to which links lead. */
type Confirmations = Pick<GateContext, 'dropped' | 'relinked'>;

/**
 * Changes of the live release that only a team can tell from mistakes: a page that leaves the sitemap, a parameter that
 * a route no longer declares, and what `unconfirmedContributions` finds.
 */
export function unconfirmedChanges(
  release: Release,
  own: Release | undefined,
  confirmations: Confirmations,
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
  const isUnconfirmed = (url: string) => !confirmations.dropped.includes(url);
  return [
    ...unlisted.filter(isUnconfirmed).map((url) => `${url} leaves the sitemap: --drop ${url}`),
    ...parameters
      .filter(isUnconfirmed)
      .map((url) => `the parameter ${url} is no longer declared: --drop '${url}'`),
    ...unconfirmedContributions(release, own.contributes, confirmations),
  ];
}

/**
 * Finds entries of menus and areas that lead elsewhere, and entries, areas, people and articles of the feed that are
 * gone. An entry or area whose page now redirects, or is gone, may lead elsewhere without a confirmation.
 */
function unconfirmedContributions(
  release: Release,
  own: Contributes,
  { dropped, relinked }: Confirmations,
): string[] {
  const now = release.contributes;
  const pages = pagesOf(release);
  const redirects = (url: string) => pages.get(url)?.status === 301;
  const isServed = (url: string) => !redirects(url) && (pages.has(url) || pages.has(pathOf(url)));
  const isUnconfirmed = (url: string) => !redirects(url) && !dropped.includes(url);
  const moved = (title: string, before: string, address: string) =>
    address !== before && isServed(before) && !relinked.includes(address)
      ? [`${title} leads to ${address}, and live to ${before}: --link ${address}`]
      : [];
  const entries = (own.navigation ?? []).flatMap(({ place, label, address }) => {
    const same = now.navigation?.filter((entry) => entry.place === place && entry.label === label) ?? [];
    const [first] = same;
    const isGone = !first && !now.navigation?.some((entry) => entry.address === address);
    if (isGone && isServed(address) && isUnconfirmed(address))
      return [`“${label}” leaves the menu (${place}): --drop ${address}`];
    const other = same.some((entry) => entry.address === address) ? undefined : first;
    return other ? moved(`“${label}” (${place})`, address, other.address) : [];
  });
  const areas = (own.areas ?? []).flatMap(({ code, address }) => {
    const area = now.areas?.find((each) => each.code === code);
    if (area) return moved(`the area ${code}`, address, area.address);
    return isUnconfirmed(address) ? [`the area ${code} is gone: --drop ${address}`] : [];
  });
  const people = (own.people ?? [])
    .filter(({ name }) => !dropped.includes(name) && !now.people?.some((person) => person.name === name))
    .map(({ name }) => `${name} is no longer among the people: --drop '${name}'`);
  const articles = (own.feed?.articles ?? [])
    .filter(({ address }) => isUnconfirmed(address))
    .filter(({ address }) => !now.feed?.articles.some((each) => each.address === address))
    .map(({ title, address }) => `“${title}” leaves the feed: --drop ${address}`);
  return [...entries, ...areas, ...people, ...articles];
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
