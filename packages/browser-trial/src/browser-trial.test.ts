import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { chromium, type Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { BrowserTrial } from './browser-trial';
import { changedPages } from './checks/changed-pages';
import type { TabCheck } from './checks/check';
import type { TrialResult } from './options';
import type { TrialPage } from './site/trial-pages';
import { TrialSite } from './site/trial-site';
import { provideTrialPages } from './testing/trial-pages';

// Jest does not load this ES module, which no check of this file uses.
jest.mock('pixelmatch', () => jest.fn());

/** The checks of every page. */
let checks: readonly TabCheck[] = [];
jest.mock('./checks/tab-checks', () => ({
  ...jest.requireActual<object>('./checks/tab-checks'),
  jobsOf: (targets: readonly TrialPage[]) => targets.map((target) => ({ target, checks })),
}));

const MOVING = "<p></p><script>document.querySelector('p').textContent = performance.now()</script>";
const pages = provideTrialPages({
  '/careers': `${MOVING}<div style="height: 2000px">Jobs</div>`,
  '/live/careers': MOVING,
});

const noRemotes = { remotes: {}, redirects: {} };
const careers = {
  name: 'mf-careers',
  exposes: {},
  routes: [{ path: '/careers', expose: 'CareersPage', query: [], pages: [{ url: '/careers', status: 200 }] }],
} as unknown as Release;

let endShell: (reason: Error) => void;

/** Tries a release with one page, which is live, in a real browser and without shells. */
async function tryRelease(
  pictures?: string,
  requireLiveRelease = async (): Promise<void> => undefined,
): Promise<TrialResult> {
  const urls = { candidate: pages.origin, live: pages.liveOrigin };
  const site = {
    urls,
    activate: async () => careers,
    requireLiveRelease,
    stop: async () => undefined,
  };
  jest.spyOn(TrialSite, 'start').mockImplementation(async ({ onUnexpectedExit = jest.fn() }) => {
    endShell = onUnexpectedExit;
    return site as unknown as TrialSite;
  });
  const trial = await BrowserTrial.start(noRemotes, {});
  try {
    return await trial.run({ releaseFolder: 'release', ...(pictures && { pictures }) });
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

test('a trial whose shell ends fails: no page of it can be visited any more', async () => {
  const run: TabCheck['run'] = async () => {
    endShell(new Error('the shell (live) ended'));
    return ['it cannot be visited'];
  };
  checks = [{ name: 'ending', run }];
  await expect(tryRelease()).rejects.toThrow('the shell (live) ended. Run the command again');
});

test('a page that changes has one pair of pictures, however often its checks run', async () => {
  checks = [changedPages, { name: 'late', run: async () => ['it is late'] }];
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const { changedPages: changed, known } = await tryRelease(folder);
  expect(known).toHaveLength(1);
  expect(changed).toHaveLength(1);
  const after = PNG.sync.read(await readFile(path.join(folder, changed[0]?.after ?? '')));
  expect(after.height).toBeGreaterThan(2_000);
});

test('a problem of the live page is known, although its messages name another port and another version', async () => {
  const run: TabCheck['run'] = async ({ tab, origin }) => {
    const version = origin === pages.origin ? '1.10.0' : '1.9.0';
    await tab.evaluate(
      (file) => console.error(`${location.origin}${file}`),
      `/_remotes/mf-careers/${version}/a.js`,
    );
    return [`the link to ${tab.url()}?page=2 does not lead there`];
  };
  checks = [{ name: 'links', run }];
  const { findings, known } = await tryRelease();
  expect(findings).toEqual([]);
  expect(known.map(({ check }) => check)).toEqual(['links', 'console']);
});

test('a trial fails whose live shell lacks the live release: nothing would be compared with it', async () => {
  checks = [];
  const isRefused = async () => {
    throw new Error('the live shell refuses it');
  };
  await expect(tryRelease(undefined, isRefused)).rejects.toThrow('the live shell refuses it');
});

test('of the checks, only one that has found something runs on the live page', async () => {
  const ran: string[] = [];
  const finding = (name: string, messages: string[]): TabCheck => ({
    name,
    run: async ({ origin }) => {
      ran.push(`${name} on ${origin === pages.origin ? 'the candidate' : 'live'}`);
      return messages;
    },
  });
  checks = [finding('good', []), finding('bad', ['it is bad'])];
  expect((await tryRelease()).known).toHaveLength(1);
  expect(ran).toEqual(['good on the candidate', 'bad on the candidate', 'bad on live']);
});

test('a browser that cannot be launched ends the trial before it starts shells, which nothing would stop', async () => {
  jest.spyOn(chromium, 'launch').mockRejectedValue(new Error('there is no browser'));
  const startSite = jest.spyOn(TrialSite, 'start').mockResolvedValue({} as TrialSite);
  await expect(BrowserTrial.start(noRemotes, {})).rejects.toThrow('there is no browser');
  expect(startSite).not.toHaveBeenCalled();
});

test('the shells are stopped if the browser cannot be closed', async () => {
  const close = () => Promise.reject(new Error('the browser is gone'));
  const stop = jest.fn();
  jest.spyOn(chromium, 'launch').mockResolvedValue({ close } as unknown as Browser);
  jest.spyOn(TrialSite, 'start').mockResolvedValue({ stop } as unknown as TrialSite);
  const trial = await BrowserTrial.start(noRemotes, {});
  await expect(trial.stop()).rejects.toThrow('the browser is gone');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('the browser is closed if the shells cannot be started', async () => {
  const close = jest.fn();
  jest.spyOn(chromium, 'launch').mockResolvedValue({ close } as unknown as Browser);
  jest.spyOn(TrialSite, 'start').mockRejectedValue(new Error('the shell is not built'));
  await expect(BrowserTrial.start(noRemotes, {})).rejects.toThrow('the shell is not built');
  expect(close).toHaveBeenCalledTimes(1);
});
