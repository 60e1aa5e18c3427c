import { startLocalServer } from '@site/node-service/listen';
import type { TabCheck } from './checks/check';
import { inNarrowWindow } from './page/tab';
import { Tabs } from './page/tabs';
import { runTabChecks } from './tab-trial';
import { provideTrialPages, trialPage } from './testing/trial-pages';

const site = provideTrialPages({
  '/insights': '<p>Articles</p>',
  '/unpainted': '<script>globalThis.requestAnimationFrame = () => 0</script>',
});

async function findingsOf(checks: TabCheck[], url = '/insights') {
  const settings = {
    tabs: new Tabs(await site.newContext()),
    urls: { candidate: site.origin, live: site.liveOrigin },
    context: {} as Parameters<typeof runTabChecks>[0]['context'],
  };
  return runTabChecks(settings, 'candidate', trialPage(url), checks);
}

test('a check that throws is reported under its own name, and the checks after it get a fresh page', async () => {
  const throwing: TabCheck = {
    name: 'throwing',
    async run({ tab }) {
      await tab.evaluate(() => document.querySelector('p')?.remove());
      throw new Error('no such link\nwith details');
    },
  };
  const counting: TabCheck = {
    name: 'counting',
    run: async ({ tab }) => [`${await tab.locator('p').count()} paragraph`],
  };
  expect(await findingsOf([throwing, counting])).toEqual([
    {
      check: 'throwing',
      page: '/insights',
      message: 'the check failed: no such link',
      hasThrown: true,
    },
    { check: 'counting', page: '/insights', message: '1 paragraph' },
  ]);
});

test.concurrent('a check that throws leaves no window narrow, be it that of the live page', async () => {
  const throwing: TabCheck = {
    name: 'throwing',
    async run({ tab }, { openLive }) {
      const { tab: live } = await openLive();
      await inNarrowWindow([tab, live], () => Promise.reject(new Error('no such link')));
      return [];
    },
  };
  const measuring: TabCheck = {
    name: 'measuring',
    async run({ tab }, { openLive }) {
      const { tab: live } = await openLive();
      return Promise.all([tab, live].map((each) => each.evaluate(() => `${window.innerWidth} px`)));
    },
  };
  const messages = (await findingsOf([throwing, measuring])).map(({ message }) => message);
  expect(messages).toEqual(['the check failed: no such link', '1280 px', '1280 px']);
});

test.concurrent('a page of which the browser paints no frame has no findings: the visit fails', async () => {
  const check: TabCheck = { name: 'failing', run: async () => ['it is empty'] };
  await expect(findingsOf([check], '/unpainted')).rejects.toThrow(
    'the browser paints no frame of the page within 15 s',
  );
});

test.concurrent('a live page that the browser stops painting ends the visit too', async () => {
  const check: TabCheck = {
    name: 'comparing',
    async run(_visit, { openLive }) {
      const { tab } = await openLive();
      return tab.evaluate(() => {
        globalThis.requestAnimationFrame = () => 0;
        return new Promise<string[]>(() => undefined);
      });
    },
  };
  await expect(findingsOf([check])).rejects.toThrow('the browser paints no frame of the page within 15 s');
});

test.concurrent('a page that hangs is reported', async () => {
  // A page that waits for a response hangs as in an endless loop, but takes no time from other tests.
  const silent = await startLocalServer(() => undefined);
  const check: TabCheck = {
    name: 'waiting',
    run: ({ tab }) =>
      tab.evaluate((url) => {
        const request = new XMLHttpRequest();
        request.open('GET', url, false);
        request.send();
        return [];
      }, silent.url),
  };
  const [finding] = await findingsOf([check]);
  expect(finding).toMatchObject({ check: 'waiting', message: 'the page does not respond within 20 s' });
  await silent.close();
});
