import type { Page } from 'playwright-core';
import { provideTrialPages, trialPage } from '../testing/trial-pages';
import { hydrateEverything } from './tab';
import { Tabs } from './tabs';
import { withMetric } from './with-metric';

const site = provideTrialPages({
  '/careers': '<div style="height: 3000px"></div>',
});

/** For how long the processor has worked for the process of a page. */
const processMsOf = (tab: Page) => withMetric(tab, 'ProcessTime', (readMs) => readMs());

test('a used tab is blank, and loads the next page in its process', async () => {
  const tabs = new Tabs(await site.newContext());
  const first = await tabs.open(site.origin, trialPage('/careers'));
  // A new process would have worked for less than this.
  await first.tab.evaluate(() => {
    for (const end = Date.now() + 1_000; Date.now() < end;);
  });
  const worked = await processMsOf(first.tab);
  await tabs.close(first);
  expect(first.tab.url()).toBe('about:blank');
  const second = await tabs.open(site.origin, trialPage('/careers'));
  expect(second.tab).toBe(first.tab);
  expect(await processMsOf(second.tab)).toBeGreaterThanOrEqual(worked);
});

test('a tab that Back has led to the blank page opens the next page', async () => {
  const tabs = new Tabs(await site.newContext());
  const first = await tabs.open(site.origin, trialPage('/careers'));
  await tabs.close(first);
  const second = await tabs.open(site.origin, trialPage('/careers'));
  await second.tab.goBack();
  expect(second.tab.url()).toBe('about:blank');
  await tabs.close(second);
  const third = await tabs.open(site.origin, trialPage('/careers'));
  expect(third.tab === first.tab).toBe(true);
});

test('a page that was scrolled to its end is not scrolled there again', async () => {
  const { tab } = await new Tabs(await site.newContext()).open(site.origin, trialPage('/careers'));
  await hydrateEverything(tab);
  expect(await tab.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await tab.evaluate(() => window.scrollTo(0, 0));
  await hydrateEverything(tab);
  expect(await tab.evaluate(() => window.scrollY)).toBe(0);
});
