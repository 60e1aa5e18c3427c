import type { Server } from 'node:http';
import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from './browser';
import type { TabCheck } from './checks/check';
import { Tabs } from './page/tabs';
import type { TrialPage } from './site/trial-pages';
import { Stopwatch } from './stopwatch';
import { runTabChecks } from './tab-trial';
import { startPages } from './testing/trial-pages-server';

const page: TrialPage = {
  url: '/insights',
  status: 200,
  expose: 'mf-insights/InsightsPage',
  query: [],
  isSample: true,
};

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunch());
  ({ server, origin } = await startPages({ '/insights': '<p>Articles</p>' }));
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

async function findingsOf(checks: TabCheck[]) {
  const settings = {
    tabs: new Tabs(await browser.newContext()),
    urls: { candidate: origin, live: origin },
    context: {} as Parameters<typeof runTabChecks>[0]['context'],
    stopwatch: new Stopwatch(),
  };
  return runTabChecks(settings, 'candidate', page, checks);
}

test('a check that throws is reported under its own name, and the checks after it get a fresh page', async () => {
  const throwing: TabCheck = {
    name: 'throwing',
    pages: 'samples',
    async run({ tab }) {
      await tab.evaluate(() => document.querySelector('p')?.remove());
      throw new Error('no such link\nwith details');
    },
  };
  const counting: TabCheck = {
    name: 'counting',
    pages: 'samples',
    run: async ({ tab }) => [`${await tab.locator('p').count()} paragraph`],
  };
  expect(await findingsOf([throwing, counting])).toEqual([
    {
      check: 'throwing',
      page: '/insights',
      message: 'the check failed: no such link',
      isTimed: true,
      hasThrown: true,
    },
    { check: 'counting', page: '/insights', message: '1 paragraph', isTimed: false },
  ]);
});
