import {
  releaseSchema,
  siteSchema,
  type AreaEntry,
  type Contributes,
  type Feed,
  type Release,
} from '@site/contracts';
import { aRelease } from '@site/contracts/testing/a-release';
import { droppedAddresses, unconfirmedChanges, unfitContributions } from './pages';

type Pages = { url: string; status?: number; sitemap?: boolean }[];

const release = (routes: Record<string, Pages>): Release =>
  aRelease({
    name: 'mf-careers',
    version: '1.0.0',
    routes: releaseSchema.shape.routes.parse(
      Object.entries(routes).map(([path, pages]) => ({ path, expose: 'CareersPage', pages })),
    ),
  });

const before = release({
  '/careers': [{ url: '/careers' }, { url: '/careers?job=1' }, { url: '/careers?job=closed', status: 404 }],
  '/careers/board': [{ url: '/careers/board', status: 301, sitemap: false }],
  '/careers/:team': [{ url: '/careers/design', sitemap: false }],
});

const { remotes } = siteSchema.parse({
  remotes: { 'mf-careers': { team: 'careers', origin: 'http://localhost:3104', routes: ['/careers'] } },
});

const dropped = (after: Release, links: [string, string][] = [], drop: string[] = []) =>
  droppedAddresses(after, { remotes, releases: { 'mf-careers': before }, links: new Map(links) }, drop);

const all = { '/careers': before.routes[0]!.pages, '/careers/board': before.routes[1]!.pages };

test('a release with every address of the live one drops none', async () => {
  expect(await dropped(before, [['/careers?job=1', '/']])).toEqual([]);
});

test('a page of the sitemap, an alias and a linked page are reported as dropped; a page with status 404 is not', async () => {
  expect(
    await dropped(release({ '/careers': [{ url: '/careers' }] }), [['/careers/design', '/about']]),
  ).toEqual([
    '/careers?job=1 is dropped, and the sitemap has it',
    '/careers/board is dropped, and it is an address of the live release',
    '/careers/design is dropped, and /about links to it',
  ]);
});

test('a page whose status becomes 404 is dropped, too', async () => {
  const pages = [{ url: '/careers' }, { url: '/careers?job=1', status: 404 }];
  const after = release({ ...all, '/careers': pages, '/careers/:team': [{ url: '/careers/design' }] });
  expect(await dropped(after)).toEqual(['/careers?job=1 is dropped, and the sitemap has it']);
});

test('an address is not dropped if it redirects, or if --drop names it', async () => {
  const pages = [{ url: '/careers' }, { url: '/careers?job=1', status: 301 }];
  expect(await dropped(release({ ...all, '/careers': pages }), [], ['/careers/design'])).toEqual([]);
});

test('a linked address that only a route pattern matches needs a pattern in the new release', async () => {
  const links: [string, string][] = [
    ['/careers/nurses', '/about'],
    ['/services', '/about'],
  ];
  expect(await dropped(before, links)).toEqual([]);
  expect(await dropped(release(all), links, ['/careers/design'])).toEqual([
    '/careers/nurses is dropped, and /about links to it',
  ]);
});

test('a contribution that does not fit to what is live of another remote is reported', () => {
  const navigation = [{ place: 'header', label: 'Jobs', address: '/careers', order: 10 } as const];
  const candidate = { ...before, contributes: { navigation } };
  const insights = { ...before, name: 'mf-insights' as const, contributes: { navigation } };
  expect(unfitContributions(candidate, { releases: { 'mf-careers': candidate } })).toEqual([]);
  expect(unfitContributions(candidate, { releases: { 'mf-insights': insights } })).toContain(
    '"Jobs" of mf-insights and "Jobs" of mf-careers both have the order 10 in navigation/header: change one of them',
  );
});

test('a page that leaves the sitemap, a parameter that a route loses and a menu entry that leads elsewhere need to be confirmed', () => {
  const withMenu = (address: string, query: string[], sitemap: boolean) =>
    aRelease({
      name: 'mf-careers',
      version: '1.0.0',
      routes: releaseSchema.shape.routes.parse([
        { path: '/careers', expose: 'CareersPage', query, pages: [{ url: '/careers', sitemap }] },
      ]),
      contributes: { navigation: [{ place: 'company', label: 'Careers', address, order: 1 }] },
    });
  const own = withMenu('/careers', ['job', 'search'], true);
  const after = withMenu('/careers?job=1', ['job'], false);
  const unconfirmed = { dropped: [], relinked: [] };
  expect(unconfirmedChanges(after, own, unconfirmed)).toEqual([
    '/careers leaves the sitemap: --drop /careers',
    "the parameter /careers?search is no longer declared: --drop '/careers?search'",
    '“Careers” (company) leads to /careers?job=1, and live to /careers: --link /careers?job=1',
  ]);
  const confirmed = { dropped: ['/careers', '/careers?search'], relinked: ['/careers?job=1'] };
  expect(unconfirmedChanges(after, own, confirmed)).toEqual([]);
  expect(unconfirmedChanges(own, own, unconfirmed)).toEqual([]);
  expect(unconfirmedChanges(after, undefined, unconfirmed)).toEqual([]);
});

test('a menu entry that is gone, with an address that no entry has, needs to be confirmed while its page is served', () => {
  const withEntries = (routes: Record<string, Pages>, ...addresses: string[]): Release => ({
    ...release(routes),
    contributes: {
      navigation: addresses.map((address, order) => ({ place: 'company', label: address, address, order })),
    },
  });
  const pages = { '/jobs': [{ url: '/jobs' }], '/team': [{ url: '/team' }] };
  const own = withEntries(pages, '/jobs', '/team');
  const less = withEntries(pages, '/jobs');
  expect(unconfirmedChanges(less, own, { dropped: [], relinked: [] })).toEqual([
    '“/team” leaves the menu (company): --drop /team',
  ]);
  expect(unconfirmedChanges(less, own, { dropped: ['/team'], relinked: [] })).toEqual([]);
  const withoutPage = withEntries({ '/jobs': [{ url: '/jobs' }] }, '/jobs');
  expect(unconfirmedChanges(withoutPage, own, { dropped: ['/team'], relinked: [] })).toEqual([]);
});

const area = (code: string, address: string) => ({ code, address }) as AreaEntry;
const article = (address: string) =>
  ({ address, title: `Article ${address.at(-1)}` }) as Feed['articles'][number];
const contributing = (contributes: Contributes): Release => ({
  ...release({ '/strategy': [{ url: '/strategy' }] }),
  contributes,
});
const withFeed = (...articles: string[]) =>
  contributing({ feed: { title: 'Insights', address: '/insights', articles: articles.map(article) } });

test('an area that leads elsewhere, or is gone, needs to be confirmed, unless its page is gone', () => {
  const own = contributing({ areas: [area('bsa', '/strategy'), area('esg', '/coming-soon/esg')] });
  const after = contributing({ areas: [area('bsa', '/finance')] });
  const confirmations = { dropped: [], relinked: [] };
  expect(unconfirmedChanges(after, own, confirmations)).toEqual([
    'the area bsa leads to /finance, and live to /strategy: --link /finance',
    'the area esg is gone: --drop /coming-soon/esg',
  ]);
  const confirmed = { dropped: ['/coming-soon/esg'], relinked: ['/finance'] };
  expect(unconfirmedChanges(after, own, confirmed)).toEqual([]);
  const launched = contributing({ areas: [area('bsa', '/strategy'), area('esg', '/esg')] });
  expect(unconfirmedChanges(launched, own, confirmations)).toEqual([]);
});

test('a person who is gone, and an article that leaves the feed, need to be confirmed', () => {
  const people = (...names: string[]) =>
    contributing({ people: names.map((name) => ({ name, role: 'Partner' })) });
  const confirmations = { dropped: [], relinked: [] };
  expect(unconfirmedChanges(people('Zoe'), people('Adam', 'Zoe'), confirmations)).toEqual([
    "Adam is no longer among the people: --drop 'Adam'",
  ]);
  expect(unconfirmedChanges(people(), people('Adam'), { dropped: ['Adam'], relinked: [] })).toEqual([]);
  const [less, more] = [withFeed('/insights/1'), withFeed('/insights/1', '/insights/2')];
  expect(unconfirmedChanges(less, more, confirmations)).toEqual([
    '“Article 2” leaves the feed: --drop /insights/2',
  ]);
  expect(unconfirmedChanges(contributing({}), less, confirmations)).toHaveLength(1);
  expect(unconfirmedChanges(less, more, { dropped: ['/insights/2'], relinked: [] })).toEqual([]);
  expect(unconfirmedChanges(more, less, confirmations)).toEqual([]);
});

test('a page that redirects from now on, and a menu entry that follows it, need no confirmation', () => {
  const withTerms = (address: string, routes: Record<string, Pages>) => ({
    ...release(routes),
    contributes: { navigation: [{ place: 'legal', label: 'Terms', address, order: 1 } as const] },
  });
  const own = withTerms('/terms', { '/terms': [{ url: '/terms' }] });
  const moved = withTerms('/conditions', {
    '/conditions': [{ url: '/conditions' }],
    '/terms': [{ url: '/terms', status: 301, sitemap: false }],
  });
  expect(unconfirmedChanges(moved, own, { dropped: [], relinked: [] })).toEqual([]);
});
