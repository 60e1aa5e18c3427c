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

/** Paths of links that lead to another page of the site. Runs in the page. */
const linksOfPage = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .filter(({ pathname, hash }) => !hash && pathname !== location.pathname && !/\.\w+$/.test(pathname))
    .map((link) => link.getAttribute('href') ?? '');

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
    const link = this.random.pick(await this.page.evaluate(linksOfPage));
    if (!link) throw new Error(`${this.page.url()} has no links`);
    const before = this.page.url();
    await this.page.locator(`a[href="${link}"]`).first().dispatchEvent('click');
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
