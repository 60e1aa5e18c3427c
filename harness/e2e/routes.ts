import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { sitemapPages } from '@site/browser-trial/links';
import { article, careers, servicesShared, shellWords } from '../remote-copy';

/** Aliases of pages, and their canonical addresses. */
export const aliases: Readonly<Record<string, string>> = {
  '/hr-strategy': '/services/organisation-talent-advisory/hr-strategy-organisational-design',
  '/talent-acquisition': '/services/organisation-talent-advisory/talent-sourcing-recruitment',
  '/compensation-benefits': '/services/organisation-talent-advisory/compensation-benefits-rewards',
  '/talent-management': '/services/organisation-talent-advisory/talent-management-workforce',
  '/services/A': '/services/business-strategy-advisory',
  '/services/c/c1': '/services/people-leadership-development/executive-coaching-leadership-development',
  '/services/E/bookkeeping-financial-management':
    '/services/finance-compliance-advisory/bookkeeping-financial-management',
  '/services/people-leadership-development/c4':
    '/services/people-leadership-development/organisational-health-assessments',
  '/coming-soon/e': '/coming-soon/E',
  '/insights/1-embedded-finance': '/insights/1',
};

/** Pages that the sitemap does not list. */
export const unlisted: readonly string[] = [
  ...Object.keys(aliases),
  ...['A', 'B', 'C', 'D', 'F'].map((code) => `/coming-soon/${code}`),
  ...['financial-reporting-analysis', 'financial-planning-budgeting'].map(
    (slug) => `/services/finance-compliance-advisory/${slug}`,
  ),
  ...['content-strategy-creation', 'brand-strategy-positioning', 'digital-marketing-social-media'].map(
    (slug) => `/services/brand-media-advisory/${slug}`,
  ),
  '/careers?page=2',
  '/insights?topic=venture-capital',
  '/insights?topic=nothing-like-this',
  '/careers?search=nothing+like+this',
  '/test',
];

/** Heading of the page for every path without a route. */
export const shellNotFound = shellWords.notFound.title;

/** Addresses with status 404, and their heading. */
export const missing: Readonly<Record<string, string>> = {
  '/no-such-page': shellNotFound,
  '/about/no-such-page': shellNotFound,
  '/services/no-such-area': servicesShared.notFound.area,
  '/services/business-strategy-advisory/no-such-segment': servicesShared.notFound.segment,
  '/services/A/b1': servicesShared.notFound.segment,
  '/coming-soon': servicesShared.notFound.comingSoon,
  '/coming-soon/no-such-area': servicesShared.notFound.comingSoon,
  '/careers?job=999': careers.closed.title,
  '/insights/99': article.notFound.title,
  '/insights/latest': article.notFound.title,
};

/** Earlier addresses, and where they redirect to permanently. */
export const moved: Readonly<Record<string, string>> = {
  '/services/business-digital-advisory': '/services/business-strategy-advisory',
  '/services/people-talent-advisory': '/services/organisation-talent-advisory',
  '/services/leadership-development': '/services/people-leadership-development',
  '/services/leadership-development/c1':
    '/services/people-leadership-development/executive-coaching-leadership-development',
};

/** The sitemap's pages, as paths. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  return sitemapPages(await (await request.get('/sitemap.xml')).text());
}

/** Every address that shows a page, with status 200 or 404. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  return [...(await listedPages(request)), ...unlisted, ...Object.keys(missing)];
}

/** The first address of each kind: those with the same first folder, depth and parameters share a template. */
export function oneOfEachKind(addresses: readonly string[]): Set<string> {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const [pathname = '', search = ''] = address.split('?');
    const [, folder, ...rest] = pathname.split('/');
    const kind = [folder, rest.length, ...new URLSearchParams(search).keys()].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return new Set(kinds.values());
}

export const SHARDS = [1, 2, 3, 4, 5, 6];

/** One of the equal parts of a list, so that they can be visited in parallel. */
export const shardOf = (pages: string[], shard: number): string[] =>
  pages.filter((_, index) => index % SHARDS.length === shard - 1);

/** The heading of a page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Whether React has hydrated all of these elements: it marks each with properties of its own. */
export const areHydrated = (elements: Locator): Promise<boolean> =>
  elements.evaluateAll(
    (all) =>
      all.length > 0 &&
      all.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
  );

/** A busy machine may need most of it. */
const HYDRATION_TIMEOUT_MS = 60_000;

/** Waits until React has hydrated the page's own content, or that of a section. */
export async function waitForHydration(page: Page, selector = 'main h1'): Promise<void> {
  await expect(async () => expect(await areHydrated(page.locator(selector))).toBe(true)).toPass({
    intervals: [50],
    // Outside Playwright's test runner, nothing else ends it.
    timeout: HYDRATION_TIMEOUT_MS,
  });
}

/** Goes to a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await waitForHydration(page);
}

/** Waits until code of the page has failed to load. */
export const expectCodeFailed = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-code-failed');
