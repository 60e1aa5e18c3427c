import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { comesAlive, everyPage, listedPages, shardOf, SHARDS, visit } from '../routes';

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

/** Left without a link on purpose: the area that is not listed, the test page, and segments that are coming soon. */
const LEFT_UNLINKED = [
  /^\/services\/technology-automation(\/|$)/,
  /^\/test$/,
  /^\/services\/brand-media-advisory\/./,
  /^\/services\/finance-compliance-advisory\/financial-/,
];

const isLeftUnlinked = (address: string) => LEFT_UNLINKED.some((pattern) => pattern.test(address));

/** Reads every page that links lead to, from the home page on. */
async function crawl(page: Page, request: APIRequestContext): Promise<Map<string, CrawledPage>> {
  const crawled = new Map<string, CrawledPage>();
  const waiting = ['/'];
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (crawled.has(address)) continue;
    const response = await request.get(address, { maxRedirects: 0 });
    const { anchors, ...rest } = await page.evaluate(
      (html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        return {
          anchors: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((anchor) => ({
            href: anchor.getAttribute('href') ?? '',
            target: anchor.target,
            rel: anchor.rel,
          })),
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
          canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        };
      },
      await response.text(),
    );
    crawled.set(address, { status: response.status(), anchors, ...rest });
    for (const { href } of anchors) {
      if (href.startsWith('/')) waiting.push(href.split('#')[0] ?? '');
    }
  }
  return crawled;
}

test.describe('A crawl from the home page', () => {
  let crawled: Map<string, CrawledPage>;

  const links = () =>
    [...crawled].flatMap(([from, { anchors }]) => anchors.map((link) => ({ from, ...link })));

  test.beforeEach(async ({ page, request }) => {
    crawled = await crawl(page, request);
  });

  test('finds no broken link, anchors included, and reaches every page that is meant to be found', async ({
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

  test('finds only mail links that a mail program understands', () => {
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

  test('finds only external links that open apart and tell the other site nothing', () => {
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

for (const shard of SHARDS) {
  test(`Every page opens without a reload as it does with one, in silence (part ${shard})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    // A document that was loaded anew would have forgotten.
    const stays = () => page.evaluate(() => 'sameDocument' in window);
    const shown = () => page.evaluate(() => [document.title, document.querySelector('main h1')?.textContent]);
    await visit(page, '/contact');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const address of shardOf(await everyPage(request), shard)) {
      const html = await (await request.get(address)).text();
      const served = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        return [document.title, document.querySelector('main h1')?.textContent];
      }, html);
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect.poll(shown, { message: address }).toEqual(served);
      await comesAlive(page);
    }
    expect(await stays()).toBe(true);
  });
}
