import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { browserLaunch } from '../browser';
import type { TabCheck, TrialContext } from '../checks/check';
import { PaintingBrowsers } from '../conditions/painting-browsers';
import { VisitorBrowsers } from '../conditions/visitor-browsers';
import type { CheckFinding } from '../findings';
import type { TrialPage } from '../site/trial-pages';
import { runTabChecks } from '../tab-trial';

/** Marks the heading of a page, its forms and its buttons as React marks what it has hydrated. */
const HYDRATE = `<script>
    document.documentElement.setAttribute('data-hydrated', '');
    document.querySelector('h1').__reactFiber$test = {};
    for (const part of document.querySelectorAll('form, button')) part.__reactProps$test = {};
  </script>`;

/** A page of careers, with this path. */
export const trialPage = (url: string): TrialPage => ({
  url,
  status: 200,
  expose: 'mf-careers/CareersPage',
  query: [],
  isSample: true,
});

interface TrialPages {
  /** Serves the candidate's pages. */
  readonly origin: string;
  /** Serves the live pages, from a port of its own like the live shell. */
  readonly liveOrigin: string;
  /** The addresses that were requested so far; those of live pages begin with /live. */
  readonly requested: readonly string[];
  /** Visits pages as the trial does: in a new browser if Chromium has stopped painting them. */
  visit(run: (browsers: VisitorBrowsers) => Promise<CheckFinding[]>): Promise<CheckFinding[]>;
  /** What a check finds on a page. */
  find(check: TabCheck, url: string, ...relinked: string[]): Promise<string[]>;
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  isConnected(): boolean;
}

/**
 * Provides the tests of a file with a browser, and with pages that look hydrated to the trial.
 *
 * @param pages the content of each page's main element, by path; that of the live page by `/live` and the path.
 */
export function provideTrialPages(pages: Readonly<Record<string, string>>): TrialPages {
  const requested: string[] = [];
  let browser: Browser;
  let browsers: VisitorBrowsers;
  let server: LocalServer;
  let liveServer: LocalServer;
  const serve = (folder: '' | '/live') =>
    startLocalServer(({ url = '/' }, response) => {
      requested.push(folder + url);
      const content = pages[folder + url.split('?')[0]] ?? '';
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // As the shell's pages.
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.end(`<title>Page</title><main><h1>Page</h1>${content}</main>${HYDRATE}`);
    });
  beforeAll(async () => {
    browser = await chromium.launch(browserLaunch());
    browsers = new VisitorBrowsers(browser);
    [server, liveServer] = await Promise.all([serve(''), serve('/live')]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([server.close(), liveServer.close()]);
  });
  const visit: TrialPages['visit'] = async (run) => {
    const painting = new PaintingBrowsers(browsers);
    const findings = await painting.visit('/', run, () => undefined);
    await painting.close();
    return findings;
  };
  return {
    get origin() {
      return server.url;
    },
    get liveOrigin() {
      return liveServer.url;
    },
    requested,
    visit,
    async find(check, url, ...relinked) {
      const context = { scope: 'main', isLive: true, relinked } as unknown as TrialContext;
      const urls = { candidate: server.url, live: liveServer.url };
      const findings = await visit(async (visitors) =>
        runTabChecks({ tabs: await visitors.tabsFor([]), urls, context }, 'candidate', trialPage(url), [
          check,
        ]),
      );
      return findings.map(({ message }) => message);
    },
    newContext: (options) => browser.newContext(options),
    isConnected: () => browser.isConnected(),
  };
}

/**
 * Provides the tests of a file with pages of a candidate that are also live.
 *
 * @param pages the content of each page's main element, and of the live one's, by path.
 */
export const provideComparedPages = (
  pages: Readonly<Record<string, readonly [candidate: string, live: string]>>,
): TrialPages =>
  provideTrialPages(
    Object.fromEntries(
      Object.entries(pages).flatMap(([url, [candidate, live]]) => [
        [url, candidate],
        [`/live${url}`, live],
      ]),
    ),
  );
