import { chromium, type Browser } from 'playwright-core';
import type { Release } from '@site/contracts';
import { BrowserTrial } from './browser-trial';
import type { TabCheck } from './checks/check';
import type { TrialResult } from './options';
import type { TrialPage } from './site/trial-pages';
import { TrialSite } from './site/trial-site';
import { provideTrialPages } from './testing/trial-pages';

// An ES module only, which Jest does not load. No picture is compared here.
jest.mock('pixelmatch', () => undefined);

/** The checks of every page. */
let checks: readonly TabCheck[] = [];
jest.mock('./checks/tab-checks', () => ({
  jobsOf: (targets: readonly TrialPage[]) => targets.map((target) => ({ target, checks })),
}));

const pages = provideTrialPages({ '/careers': '<p>Jobs</p>', '/live/careers': '<p>Jobs</p>' });

afterEach(() => jest.restoreAllMocks());

const noRemotes = { remotes: {}, redirects: {} };
const careers = {
  name: 'mf-careers',
  exposes: {},
  routes: [{ path: '/careers', expose: 'CareersPage', query: [], pages: [{ url: '/careers', status: 200 }] }],
} as unknown as Release;

/** Tries a release with one page, which is live, in a real browser and without shells. */
async function tryRelease(): Promise<TrialResult> {
  const urls = { candidate: pages.origin, live: `${pages.origin}/live` };
  const site = { urls, activate: async () => careers, stop: async () => undefined };
  jest.spyOn(TrialSite, 'start').mockResolvedValue(site as unknown as TrialSite);
  const trial = await BrowserTrial.start(noRemotes, {});
  try {
    return await trial.run({ releaseFolder: 'release' });
  } finally {
    await trial.stop();
  }
}

test('a trial whose browser ends fails: the live page would have the same findings', async () => {
  const run: TabCheck['run'] = async ({ tab }) => {
    const session = await tab.context().browser()?.newBrowserCDPSession();
    await session?.send('Browser.crash').catch(() => undefined);
    return [];
  };
  checks = [{ name: 'crashing', run }];
  await expect(tryRelease()).rejects.toThrow('the browser ended during the trial');
});

test('a browser that cannot be launched ends the trial before it starts shells, which nothing would stop', async () => {
  jest.spyOn(chromium, 'launch').mockRejectedValue(new Error('there is no browser'));
  const startSite = jest.spyOn(TrialSite, 'start').mockResolvedValue({} as TrialSite);
  await expect(BrowserTrial.start(noRemotes, {})).rejects.toThrow('there is no browser');
  expect(startSite).not.toHaveBeenCalled();
});

test('the browser is closed if the shells cannot be started', async () => {
  const close = jest.fn();
  jest.spyOn(chromium, 'launch').mockResolvedValue({ close } as unknown as Browser);
  jest.spyOn(TrialSite, 'start').mockRejectedValue(new Error('the shell is not built'));
  await expect(BrowserTrial.start(noRemotes, {})).rejects.toThrow('the shell is not built');
  expect(close).toHaveBeenCalledTimes(1);
});
