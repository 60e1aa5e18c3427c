import type { Page } from '@playwright/test';
import { firm } from '@site/firm';
import { expect, test } from '../../fixtures';
import { articles, catalogue, jobs } from '../../../remote-copy';
import { listedPages, unlisted } from '../../routes';

/** Namespace and name of the root element of an XML document, or 'not well-formed'. */
const rootOf = (page: Page, xml: string): Promise<string> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const { namespaceURI, localName } = parsed.documentElement;
    return parsed.querySelector('parsererror') ? 'not well-formed' : `${namespaceURI} ${localName}`;
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
  const sitemap = await response.text();
  expect(await rootOf(page, sitemap)).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset');
  const dates = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => date);
  expect(dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([]);
});

/** What RFC 4287 requires of a feed and of its entries; a feed without an author needs one in each entry. */
const partsOf = (page: Page, feed: string) =>
  page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    const textOf = (parent: Element, name: string) =>
      parent.querySelector(`:scope > ${name}`)?.textContent ?? '';
    const required = (parent: Element) => ({
      id: textOf(parent, 'id'),
      title: textOf(parent, 'title'),
      updated: textOf(parent, 'updated'),
    });
    return {
      feed: required(root),
      self: root.querySelector(':scope > link[rel=self]')?.getAttribute('href'),
      entries: [...root.querySelectorAll('entry')].map((entry) => ({
        ...required(entry),
        author: textOf(entry, 'author > name'),
      })),
    };
  }, feed);

test('The feed has what feed readers require, and every article', async ({ page, request }) => {
  const response = await request.get('/insights.atom');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  const feed = await response.text();
  expect(await rootOf(page, feed)).toBe('http://www.w3.org/2005/Atom feed');
  const required = {
    id: expect.stringMatching(/^https?:/),
    title: expect.stringMatching(/\S/),
    updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/),
  };
  const parts = await partsOf(page, feed);
  expect(parts).toEqual({
    feed: required,
    self: expect.stringMatching(/^https?:.*\/insights\.atom$/),
    entries: articles.map(() => ({ ...required, author: expect.stringMatching(/\S/) })),
  });
  expect(new Set(parts.entries.map(({ id }) => id)).size).toBe(articles.length);
});

/** Whether a rule of robots.txt matches an address: by its beginning, or with `$` as a whole. */
const matches = (rule: string, address: string) =>
  rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule);

test('robots.txt names the sitemap, allows each of its pages and disallows the API', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const pages = await listedPages(request);
  expect(pages.filter((address) => rules.some((rule) => matches(rule, address)))).toEqual([]);
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
