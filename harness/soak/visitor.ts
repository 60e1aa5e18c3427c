import type { Browser, Page, Request } from '@playwright/test';
import type { Random } from './random';

const NAVIGATION_TIMEOUT_MS = 20_000;
const RELEASE_FILE = /\/_remotes\/([a-z-]+)\/([^/]+)\//;

/** What went wrong in a tab, and what it did. */
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

/** A tab that goes from page to page, by links and by documents. */
export class Visitor {
  /** The release of each remote whose code the current document has asked for. */
  private versions = new Map<string, string>();

  private constructor(
    private readonly page: Page,
    private readonly random: Random,
    private readonly visits: Visits,
  ) {}

  static async open(browser: Browser, url: string, random: Random, visits: Visits): Promise<Visitor> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const visitor = new Visitor(page, random, visits);
    page.on('request', (request) => visitor.watch(request));
    page.on('requestfailed', (request) => visitor.noteFailure(request, request.failure()?.errorText ?? ''));
    page.on('response', (response) => {
      if (response.status() >= 400) visitor.noteFailure(response.request(), String(response.status()));
    });
    page.on('console', (message) => visits.consoleMessages.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => visits.consoleMessages.push(`${page.url()}: ${error.message}`));
    await page.goto(url);
    return visitor;
  }

  /** Follows a link of the page; the page's code loads it, from the composition that the tab has. */
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

  private watch(request: Request): void {
    if (request.isNavigationRequest()) {
      this.versions = new Map();
      return;
    }
    const [, name = '', version = ''] = RELEASE_FILE.exec(request.url()) ?? [];
    const known = this.versions.get(name) ?? version;
    this.versions.set(name, known);
    if (known !== version)
      this.visits.mixedCompositions.push(`${this.page.url()}: ${name} ${known} and ${version}`);
  }

  private noteFailure(request: Request, reason: string): void {
    // A visitor who leaves a page ends what it was loading.
    if (reason === 'net::ERR_ABORTED') return;
    this.visits.failedLoads.push(`${request.url()}: ${reason}`);
  }
}
