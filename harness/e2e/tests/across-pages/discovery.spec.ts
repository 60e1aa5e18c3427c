import type { Page } from '@playwright/test';
import { firm } from '@site/firm';
import { expect, test } from '../../fixtures';
import { articles, catalogue, jobs } from '../../../remote-copy';
import { listedPages, unlisted } from '../../routes';

/** The name of the root element of an XML document, or 'not well-formed'. */
const rootOf = (page: Page, xml: string): Promise<string> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror') ? 'not well-formed' : parsed.documentElement.localName;
  }, xml);

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
  const notYetAvailable = ['e2', 'e3', 'g1', 'g2', 'g3'];
  expect(counts).toEqual({
    '/services/': catalogue.length + segments.length - notYetAvailable.length,
    '/coming-soon/': catalogue.filter((area) => area.comingSoon).length,
    '/insights/': articles.length,
    '/careers?job=': jobs.length,
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

test('The feed is well-formed and contains every article', async ({ page, request }) => {
  const response = await request.get('/insights.atom');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  const feed = await response.text();
  expect(await rootOf(page, feed)).toBe('feed');
  const entries = feed.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
  expect(entries).toHaveLength(articles.length);
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
  expect(manifest.name).toBe(firm.name);
  expect(declared.map(([, href]) => href)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
  ]);
  for (const [, href = ''] of declared) expect((await request.get(href)).status(), href).toBe(200);
  await page.goto('/accessibility');
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
