import type { Page } from '@playwright/test';
import { MAX_TITLE_CHARACTERS } from '@site/firm';
import { expect, test } from '../fixtures';
import { openParser, parsePages } from '../parsed-pages';
import { aliases, everyPage, listedPages, missing, shellNotFound } from '../routes';

const REQUIRED_ONCE = [
  'title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'link[rel="canonical"]',
  'meta[property="og:site_name"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:type"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[property="og:image:alt"]',
  'meta[name="twitter:card"]',
];

/** Items that name the page's address; the shell's not-found page, which has none, lacks them. */
const WITH_ADDRESS = ['link[rel="canonical"]', 'meta[property="og:url"]'];

interface ServedPage {
  address: string;
  status: number;
  /** The contents of the elements that match each selector of `REQUIRED_ONCE`. */
  contents: Record<string, string[]>;
  structuredData: string[];
  /** Elements of description lists that are neither groups, terms nor descriptions. */
  strayInLists: string[];
  /** The text and the target of each link in the page's content: a path, an anchor or an address. */
  links: [string, string][];
  /** The last step of the breadcrumb, and the line above the heading. */
  place: string | undefined;
  eyebrow: string | undefined;
}

/** What the tests compare of each page, as the server sends it. */
async function readPages(page: Page, addresses: readonly string[]): Promise<ServedPage[]> {
  const pages = await parsePages(await openParser(page), addresses);
  return pages.evaluate((all, selectors) => {
    const contentOf = (element: Element) =>
      element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
    return all.map(({ address, status, document }) => ({
      address,
      status,
      contents: Object.fromEntries(
        selectors.map((selector) => [selector, [...document.head.querySelectorAll(selector)].map(contentOf)]),
      ),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
      strayInLists: [...document.querySelectorAll('dl > :not(div, dt, dd), dl > div > :not(dt, dd)')].map(
        ({ outerHTML }) => outerHTML.slice(0, 80),
      ),
      links: [...document.querySelectorAll('main a[href]')].map((link): [string, string] => [
        link.textContent.trim().replace(/\s+/g, ' '),
        // Mails to one address differ in their subjects only.
        (link.getAttribute('href') ?? '').replace(/^(mailto:.*)\?.*/, '$1'),
      ]),
      place: document.querySelector('nav[aria-label="Breadcrumb"] li:last-of-type')?.textContent,
      eyebrow: document.querySelector('main p:has(+ h1)')?.textContent,
    }));
  }, REQUIRED_ONCE);
}

const MAX_DESCRIPTION_CHARACTERS = 160;

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The types of structured data on a page, by its address. */
const STRUCTURED_DATA_TYPES: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/services(\/[^/]+){1,2}$/, ['Service', 'BreadcrumbList']],
  [/^\/insights\/\d+$/, ['Article', 'BreadcrumbList']],
  [/^\/careers\?job=/, ['JobPosting', 'BreadcrumbList']],
  [/^\/(book|partners|privacy-policy|terms-of-service|cookie-policy|accessibility)$/, ['BreadcrumbList']],
];

const canonicalOf = ({ contents }: ServedPage) => pathOf(contents['link[rel="canonical"]']?.[0] ?? '');

// The tests run in one worker, so that they share what one of them reads.
test.describe.configure({ mode: 'default' });

let pages: ServedPage[] | undefined;

/** The pages of these addresses. */
function served(addresses: readonly string[]): ServedPage[] {
  const byAddress = new Map(pages!.map((each) => [each.address, each]));
  return addresses.map((address) => byAddress.get(address)!);
}

test.beforeEach(async ({ page, request }) => {
  pages ??= await readPages(page, await everyPage(request));
});

test('Every page has each item of its metadata once, not empty, and a title that search engines show whole', () => {
  for (const { address, contents } of pages!) {
    const hasNoAddress = missing[address] === shellNotFound;
    for (const selector of REQUIRED_ONCE) {
      const expected = hasNoAddress && WITH_ADDRESS.includes(selector) ? [] : [expect.stringMatching(/\S/)];
      expect.soft(contents[selector], `${selector} of ${address}`).toEqual(expected);
    }
    const [title = ''] = contents['title'] ?? [];
    expect.soft(title.length, `title of ${address}: ${title}`).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS);
    expect
      .soft(contents['meta[property="og:image"]']?.[0], address)
      .toMatch(/^https?:.*\/social(\/[\w-]+)?\.png$/);
    expect.soft(contents['meta[property="og:url"]'], address).toEqual(contents['link[rel="canonical"]']);
  }
});

test('Every page in the sitemap exists and is canonical, with a unique title, and a unique description that search engines show whole', async ({
  request,
}) => {
  const addresses = await listedPages(request);
  const listed = served(addresses);
  expect(listed.filter(({ status }) => status !== 200)).toEqual([]);
  expect(listed.map(canonicalOf)).toEqual(addresses);
  for (const selector of ['title', 'meta[name="description"]']) {
    const texts = listed.map(({ contents }) => contents[selector]?.[0]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  const descriptions = listed.map(({ contents }) => contents['meta[name="description"]']?.[0] ?? '');
  expect(descriptions.filter(({ length }) => length > MAX_DESCRIPTION_CHARACTERS)).toEqual([]);
});

test('An alias has the canonical address and the title of its page', () => {
  const ofAliases = served(Object.keys(aliases));
  const ofPages = served(Object.values(aliases));
  for (const [index, alias] of ofAliases.entries()) {
    expect.soft(canonicalOf(alias), alias.address).toBe(ofPages[index]!.address);
    expect.soft(alias.contents['title'], alias.address).toEqual(ofPages[index]!.contents['title']);
  }
});

test('Structured data is valid JSON of the expected types, and its breadcrumbs exist', async ({
  request,
}) => {
  const steps = new Set<string>();
  for (const { address, structuredData } of served(await listedPages(request))) {
    const items = structuredData.map((text) => JSON.parse(text) as Record<string, unknown>);
    for (const item of items) expect.soft(item['@context'], address).toBe('https://schema.org');
    const types = items.map((item) => item['@type']);
    const expected = STRUCTURED_DATA_TYPES.find(([pattern]) => pattern.test(address))?.[1] ?? [];
    expect.soft(types, address).toEqual(expect.arrayContaining(expected));
    const breadcrumbs = items.find((item) => item['@type'] === 'BreadcrumbList');
    for (const { item } of (breadcrumbs?.['itemListElement'] ?? []) as { item?: string }[])
      if (item) steps.add(item);
  }
  for (const step of steps) expect.soft((await request.head(step)).status(), step).toBe(200);
});

test('On every page lists of terms are whole, equal link texts have one target, and no line repeats the breadcrumb', () => {
  for (const { address, strayInLists, links, place, eyebrow } of pages!) {
    expect.soft(strayInLists, address).toEqual([]);
    if (eyebrow) expect.soft(eyebrow, `line above the heading of ${address}`).not.toBe(place);
    // Search engines and lists of links show a link's text without its context.
    const ambiguous = links.filter(([words, target]) =>
      links.some(([same, to]) => same === words && to !== target),
    );
    expect.soft(ambiguous, `links of ${address}`).toEqual([]);
  }
});
