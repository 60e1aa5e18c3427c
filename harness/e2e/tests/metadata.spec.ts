import type { Page } from '@playwright/test';
import { catalogue } from '@site/firm';
import { expect, test } from '../fixtures';
import { articleCount, jobCount } from '../remote-copy';
import { aliases, everyPage, listedPages, missing, moved, unlisted } from '../routes';

const REQUIRED_ONCE = [
  'title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'link[rel="canonical"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:type"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
  'meta[name="twitter:title"]',
  'meta[name="twitter:description"]',
  'meta[name="twitter:image"]',
];

interface Head {
  /** The contents of the elements that match each selector of `REQUIRED_ONCE`. */
  contents: Record<string, string[]>;
  structuredData: string[];
}

const headOf = (page: Page, html: string): Promise<Head> =>
  page.evaluate(
    ([text, selectors]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const contentsOf = (selector: string) =>
        [...parsed.head.querySelectorAll(selector)].map(
          (element) =>
            element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
        );
      return {
        contents: Object.fromEntries(selectors.map((selector) => [selector, contentsOf(selector)])),
        structuredData: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent ?? '',
        ),
      };
    },
    [html, REQUIRED_ONCE] as const,
  );

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The types of structured data on a page, by its address. */
const STRUCTURED_DATA_TYPES: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/services\/[^/]+$/, ['Service', 'BreadcrumbList', 'FAQPage']],
  [/^\/services\/[^/]+\/[^/]+$/, ['Service', 'BreadcrumbList']],
  [/^\/insights\/\d+$/, ['Article', 'BreadcrumbList']],
  [/^\/careers\?job=/, ['JobPosting', 'BreadcrumbList']],
  [/^\/(partners|privacy-policy|terms-of-service|cookie-policy|accessibility)$/, ['BreadcrumbList']],
];

test('Every page has each item of its metadata once, and not empty', async ({ page, request }) => {
  for (const address of await everyPage(request)) {
    const { contents } = await headOf(page, await (await request.get(address)).text());
    for (const selector of REQUIRED_ONCE) {
      expect.soft(contents[selector], `${selector} of ${address}`).toEqual([expect.stringMatching(/\S/)]);
    }
    expect.soft(contents['meta[property="og:image"]']?.[0], address).toMatch(/^https?:.*\/social\.png$/);
    expect.soft(contents['meta[property="og:url"]'], address).toEqual(contents['link[rel="canonical"]']);
  }
});

test('Every page in the sitemap is canonical, with a unique title and description', async ({
  page,
  request,
}) => {
  const pages = await listedPages(request);
  const heads = await Promise.all(
    pages.map(async (address) => headOf(page, await (await request.get(address)).text())),
  );
  const canonical = heads.map(({ contents }) => pathOf(contents['link[rel="canonical"]']?.[0] ?? ''));
  expect(canonical).toEqual(pages);
  for (const selector of ['title', 'meta[name="description"]']) {
    const texts = heads.map(({ contents }) => contents[selector]?.[0]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('An alias has the canonical address and the title of its page', async ({ page, request }) => {
  for (const [alias, address] of Object.entries(aliases)) {
    const [head, canonicalHead] = await Promise.all(
      [alias, address].map(async (path) => headOf(page, await (await request.get(path)).text())),
    );
    expect.soft(pathOf(head?.contents['link[rel="canonical"]']?.[0] ?? ''), alias).toBe(address);
    expect.soft(head?.contents['title'], alias).toEqual(canonicalHead?.contents['title']);
  }
});

test('Structured data is valid JSON of the expected types, and its breadcrumbs exist', async ({
  page,
  request,
}) => {
  for (const address of await listedPages(request)) {
    const { structuredData } = await headOf(page, await (await request.get(address)).text());
    const items = structuredData.map((text) => JSON.parse(text) as Record<string, unknown>);
    for (const item of items) expect.soft(item['@context'], address).toBe('https://schema.org');
    const expected = STRUCTURED_DATA_TYPES.find(([pattern]) => pattern.test(address))?.[1] ?? [];
    expect
      .soft(
        items.map((item) => item['@type']),
        address,
      )
      .toEqual(expect.arrayContaining(expected));
    const breadcrumbs = items.find((item) => item['@type'] === 'BreadcrumbList');
    for (const { item } of (breadcrumbs?.['itemListElement'] ?? []) as { item?: string }[]) {
      if (item) expect.soft((await request.head(item)).status(), `${item} on ${address}`).toBe(200);
    }
  }
});

test('The sitemap lists every page for search engines, and no other', async ({ page, request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const pages = await listedPages(request);
  expect(new Set(pages).size).toBe(pages.length);
  const counts = Object.fromEntries(
    ['/services/', '/coming-soon/', '/insights/', '/careers?job='].map((start) => [
      start,
      pages.filter((address) => address.startsWith(start)).length,
    ]),
  );
  const segments = catalogue.flatMap((area) => area.segments);
  expect(counts).toEqual({
    '/services/': catalogue.length + segments.length,
    '/coming-soon/': catalogue.filter((area) => area.comingSoon).length,
    '/insights/': articleCount,
    '/careers?job=': jobCount,
  });
  expect(pages.filter((address) => /^\/[a-z-]*$/.test(address)).toSorted()).toEqual([
    '/',
    '/about',
    '/accessibility',
    '/book',
    '/careers',
    '/contact',
    '/cookie-policy',
    '/insights',
    '/partners',
    '/privacy-policy',
    '/services',
    '/terms-of-service',
  ]);
  expect(pages.filter((address) => unlisted.includes(address))).toEqual([]);
  expect(await rootOf(page, await response.text())).toBe('urlset');
});

/** The name of the root element of an XML document, or 'not well-formed'. */
const rootOf = (page: Page, xml: string): Promise<string> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror') ? 'not well-formed' : parsed.documentElement.localName;
  }, xml);

test('The feed is well-formed and contains every article, newest first', async ({ page, request }) => {
  const response = await request.get('/insights.atom');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  const feed = await response.text();
  expect(await rootOf(page, feed)).toBe('feed');
  const entries = feed.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
  expect(entries).toHaveLength(articleCount);
  for (const entry of entries) {
    for (const part of ['title', 'id', 'updated', 'summary'])
      expect(entry).toMatch(new RegExp(`<${part}>[^<]+<`));
    expect(entry).toMatch(/<author><name>[^<]+</);
    expect((await request.head(/<link href="([^"]+)"/.exec(entry)?.[1] ?? '')).status()).toBe(200);
  }
  const dates = entries.map((entry) => /<updated>(.*?)</.exec(entry)?.[1] ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('robots.txt names the sitemap and disallows the API', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
});

test('security.txt has a contact, a canonical address and a future expiry date', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https?:\/\/[^/]+\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('Icons, manifest and social image exist, in their declared sizes', async ({ page, request }) => {
  const home = await (await request.get('/')).text();
  const declared = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBeTruthy();
  expect(declared.map(([, href]) => href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]);
  for (const [, href = ''] of declared) expect((await request.get(href)).status(), href).toBe(200);
  await page.goto('/robots.txt');
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/social.png', sizes: '1200x630' },
  ]) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect.soft(size, src).toBe(sizes);
  }
});

test('Every response has the security headers, and pages allow scripts by origin or hash only', async ({
  request,
}) => {
  for (const address of [
    '/',
    '/no-such-page',
    '/robots.txt',
    '/favicon.svg',
    '/api/health',
    '/services/leadership-development',
  ]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect.soft(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect.soft(headers, address).not.toHaveProperty('x-powered-by');
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
});

test('A missing page has status 404 and its own heading', async ({ request }) => {
  for (const [address, heading] of Object.entries(missing)) {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(404);
    const [, shown = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
    expect.soft(shown, address).toBe(heading);
  }
});

test('Earlier addresses redirect permanently to the current ones', async ({ request, page }) => {
  for (const [address, target] of Object.entries(moved)) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(301);
    expect.soft(response.headers()['location'], address).toBe(target);
  }
  await page.goto('/services/people-talent-advisory');
  await expect(page).toHaveURL('/services/organisation-talent-advisory');
});
