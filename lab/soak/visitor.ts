import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { RELEASE_PATH_PATTERN } from '@site/contracts';
import type { Random } from './random';

const NAVIGATION_TIMEOUT_MS = 60_000;

/** The navigations of tabs, and their failures. */
export interface Visits {
  navigations: number;
  failedLoads: string[];
  mixedCompositions: string[];
  consoleMessages: string[];
}

export const noVisits = (): Visits => ({
  navigations: 0,
  failedLoads: [],
  mixedCompositions: [],
  consoleMessages: [],
});

/**
 * Clicks a link that leads to another page of the site, at once: a page that was requested before may replace this one.
 * Runs in the page.
 *
 * @param share which of the links, from 0 to 1.
 */
const clickLink = (share: number): boolean => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
    ({ pathname, hash }) => !hash && pathname !== location.pathname && !/\.\w+$/.test(pathname),
  );
  const link = links[Math.floor(share * links.length)];
  link?.click();
  return link !== undefined;
};

/** A tab that navigates from page to page, client-side or by documents. */
export class Visitor {
  /** The release of each remote whose code a document has requested, by document and remote. */
  private readonly versions = new Map<string, string>();

  private constructor(
    private readonly page: Page,
    private readonly random: Random,
    private readonly visits: Visits,
  ) {}

  static async open(browser: Browser, url: string, random: Random, visits: Visits): Promise<Visitor> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const visitor = new Visitor(page, random, visits);
    await visitor.watchVersions(await context.newCDPSession(page));
    page.on('requestfailed', (request) => visitor.recordFailure(request, request.failure()?.errorText ?? ''));
    page.on('response', (response) => {
      if (response.status() >= 400) visitor.recordFailure(response.request(), String(response.status()));
    });
    page.on('console', (message) => visits.consoleMessages.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => visits.consoleMessages.push(`${page.url()}: ${error.message}`));
    await page.goto(url);
    return visitor;
  }

  /** Follows a link of the page. Before the page is hydrated, the link loads a document. */
  async followLink(): Promise<void> {
    const before = this.page.url();
    const clicked = await this.page.evaluate(clickLink, this.random.next());
    if (!clicked) throw new Error(`${before} has no links`);
    await this.page.waitForURL((url) => url.href !== before, { timeout: NAVIGATION_TIMEOUT_MS });
    await this.page.locator('h1').first().waitFor({ timeout: NAVIGATION_TIMEOUT_MS });
    this.visits.navigations += 1;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /**
   * Notes which versions each document requests. During a navigation the previous page may still request code, so
   * Chromium's loader id identifies the document.
   */
  private async watchVersions(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ loaderId, documentURL, request }) => {
      const [, name, version] = RELEASE_PATH_PATTERN.exec(request.url) ?? [];
      if (!name || !version) return;
      const key = `${loaderId} ${name}`;
      const known = this.versions.get(key) ?? version;
      this.versions.set(key, known);
      if (known !== version)
        this.visits.mixedCompositions.push(`${documentURL}: ${name} ${known} and ${version}`);
    });
    await session.send('Network.enable');
  }

  private recordFailure(request: Request, reason: string): void {
    // A navigation cancels pending requests.
    if (reason === 'net::ERR_ABORTED') return;
    this.visits.failedLoads.push(`${request.url()}: ${reason}`);
  }
}
