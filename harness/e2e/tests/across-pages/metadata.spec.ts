import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { parsePages } from '../../parsed-pages';
import { aliases, everyPage, listedPages, missing, shellNotFound } from '../../routes';

const REQUIRED_ONCE = [
  'title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'link[rel="canonical"]',
  'meta[property="og:site_name"]',
  'meta[property="og:locale"]',
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

interface Head {
  address: string;
  status: number;
  /** The contents of the elements that match each selector of `REQUIRED_ONCE`. */
  contents: Record<string, string[]>;
  structuredData: string[];
}

/** The heads of pages, as the server sends them. */
async function headsOf(page: Page, addresses: readonly string[]): Promise<Head[]> {
  const pages = await parsePages(page, addresses);
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
    }));
  }, REQUIRED_ONCE);
}

const MAX_TITLE_CHARACTERS = 65;
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
  [/^\/(partners|privacy-policy|terms-of-service|cookie-policy|accessibility)$/, ['BreadcrumbList']],
];

const canonicalOf = ({ contents }: Head) => pathOf(contents['link[rel="canonical"]']?.[0] ?? '');

test('Every page has each item of its metadata once, not empty, and a title that search engines show whole', async ({
  page,
  request,
}) => {
  for (const { address, contents } of await headsOf(page, await everyPage(request))) {
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
  page,
  request,
}) => {
  const pages = await listedPages(request);
  const heads = await headsOf(page, pages);
  expect(heads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(heads.map(canonicalOf)).toEqual(pages);
  for (const selector of ['title', 'meta[name="description"]']) {
    const texts = heads.map(({ contents }) => contents[selector]?.[0]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  const descriptions = heads.map(({ contents }) => contents['meta[name="description"]']?.[0] ?? '');
  expect(descriptions.filter(({ length }) => length > MAX_DESCRIPTION_CHARACTERS)).toEqual([]);
});

test('An alias has the canonical address and the title of its page', async ({ page }) => {
  const ofAliases = await headsOf(page, Object.keys(aliases));
  const ofPages = await headsOf(page, Object.values(aliases));
  for (const [index, head] of ofAliases.entries()) {
    expect.soft(canonicalOf(head), head.address).toBe(ofPages[index]!.address);
    expect.soft(head.contents['title'], head.address).toEqual(ofPages[index]!.contents['title']);
  }
});

test('Structured data is valid JSON of the expected types, and its breadcrumbs exist', async ({
  page,
  request,
}) => {
  const steps = new Set<string>();
  for (const { address, structuredData } of await headsOf(page, await listedPages(request))) {
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
