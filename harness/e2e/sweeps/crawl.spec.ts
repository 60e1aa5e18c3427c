import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openParser, parsePages } from '../parsed-pages';
import { listedPages } from '../routes';

interface Anchor {
  href: string;
  target: string;
  rel: string;
}

interface CrawledPage {
  status: number;
  anchors: Anchor[];
  ids: string[];
  canonical: string;
}

/** Intentionally not linked: the area that is not listed. */
const isLeftUnlinked = (address: string) => /^\/services\/technology-automation(\/|$)/.test(address);

/** The addresses that are linked though another is canonical: those of the segments of organisation and talent. */
const LINKED_ALIASES = [
  '/hr-strategy',
  '/talent-acquisition',
  '/compensation-benefits',
  '/talent-management',
];

/** Reads every page that can be reached through links from the home page. */
async function crawl(page: Page): Promise<Map<string, CrawledPage>> {
  const tab = await openParser(page);
  const crawled = new Map<string, CrawledPage>();
  for (let found = ['/']; found.length > 0;) {
    const pages = await parsePages(tab, found);
    const read = await pages.evaluate((all) =>
      all.map(({ address, status, document }): [string, CrawledPage] => {
        const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
        return [
          address,
          {
            status,
            anchors: anchors.map((anchor) => ({
              href: anchor.getAttribute('href') ?? '',
              target: anchor.target,
              rel: anchor.rel,
            })),
            ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
            canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
          },
        ];
      }),
    );
    for (const [address, crawledPage] of read) crawled.set(address, crawledPage);
    const linked = read.flatMap(([, { anchors }]) => anchors.map(({ href }) => href.split('#')[0]!));
    found = [...new Set(linked)].filter((address) => address.startsWith('/') && !crawled.has(address));
  }
  return crawled;
}

test.describe('A crawl from the home page', () => {
  // The tests run in one worker, so that they share one crawl.
  test.describe.configure({ mode: 'default' });

  let crawled: Map<string, CrawledPage>;

  const links = () =>
    [...crawled].flatMap(([from, { anchors }]) => anchors.map((link) => ({ from, ...link })));

  test.beforeEach(async ({ page }) => {
    crawled ??= await crawl(page);
  });

  test('finds no broken link, anchors included, and reaches every page of the sitemap that is not intentionally unlinked', async ({
    request,
  }) => {
    for (const { from, href } of links().filter((link) => /^[/#]/.test(link.href))) {
      const [address = '', anchor] = href.split('#');
      const target = crawled.get(address === '' ? from : address);
      expect.soft(target?.status, `${href} on ${from}`).toBe(200);
      if (anchor) expect.soft(target?.ids, `${href} on ${from}`).toContain(anchor);
    }
    const listed = await listedPages(request);
    const reached = new Set(
      [...crawled.values()].map(({ canonical }) => canonical.replace(/^https?:\/\/[^/]+/, '')),
    );
    expect(listed.filter((address) => !reached.has(address))).toEqual(listed.filter(isLeftUnlinked));
  });

  test('finds only the canonical address of each page, except for four aliases', () => {
    const aliases = [...crawled]
      .map(([address, { canonical }]) => [address.split('?')[0], new URL(canonical).pathname])
      .filter(([path, canonicalPath]) => path !== canonicalPath);
    expect(new Set(aliases.map(([path]) => path))).toEqual(new Set(LINKED_ALIASES));
    expect(aliases).toHaveLength(LINKED_ALIASES.length);
  });

  test('finds only mail links that mail clients understand', () => {
    const mail = links().filter(({ href }) => href.startsWith('mailto:'));
    expect(mail.length).toBeGreaterThan(0);
    for (const { from, href } of mail) {
      const { pathname, searchParams } = new URL(href);
      expect.soft(pathname, `${href} on ${from}`).toMatch(/^(info|talent)@[\w.-]+\.[a-z]+$/);
      expect
        .soft(['subject', 'body'], `${href} on ${from}`)
        .toEqual(expect.arrayContaining([...searchParams.keys()]));
      // A plus would be read as a plus, not as a space.
      expect.soft(href.split('?')[1] ?? '', `${href} on ${from}`).not.toMatch(/[ +]/);
    }
  });

  test('finds only external links that open in a new tab and send no opener', () => {
    const external = links().filter(({ href }) => /^https?:/.test(href));
    expect(external.length).toBeGreaterThan(0);
    for (const { from, href, target, rel } of external) {
      const { protocol, hostname } = new URL(href);
      expect.soft(protocol, `${href} on ${from}`).toBe('https:');
      expect.soft(hostname, `${href} on ${from}`).toMatch(/\.example$|^www\.linkedin\.com$/);
      expect.soft(target, `${href} on ${from}`).toBe('_blank');
      expect.soft(rel, `${href} on ${from}`).toContain('noopener');
    }
  });

  test('finds nothing but paths, anchors, mail links and external links', () => {
    const odd = links().filter(({ href }) => !/^(\/(?!\/)|#.|mailto:|https:)/.test(href));
    expect(odd).toEqual([]);
  });
});
