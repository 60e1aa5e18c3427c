import type { Server } from 'node:http';
import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from '../browser';
import { goTo, newTab } from '../page/tab';
import { startPages } from '../testing/trial-pages-server';
import type { TabVisit, TrialContext } from './check';
import { linksInPage } from './links-in-page';

const PAGES = {
  '/insights': '<a href="/insights?topic=venture-capital#articles">Venture Capital</a>',
};

let browser: Browser;
let server: Server;
let origin: string;
let requested: string[];

beforeAll(async () => {
  browser = await chromium.launch(browserLaunch());
  ({ server, origin, requested } = await startPages(PAGES));
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

test('a link to this page with an anchor is followed', async () => {
  const tab = await newTab(await browser.newContext());
  await goTo(tab, `${origin}/insights`);
  expect(await linksInPage.run({ tab } as TabVisit, {} as TrialContext)).toEqual([]);
  expect(requested).toContain('/insights?topic=venture-capital');
});
