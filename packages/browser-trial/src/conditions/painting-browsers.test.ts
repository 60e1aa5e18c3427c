import { findingsOf } from '../findings';
import { UnpaintedError } from '../page/responding';
import { provideTrialPages, trialPage } from '../testing/trial-pages';
import { PaintingBrowsers } from './painting-browsers';
import { VisitorBrowsers } from './visitor-browsers';

const site = provideTrialPages({ '/good': '<p>Jobs</p>' });

/** Visits a page. Its browser stops painting that many times. */
async function visit(unpaintedTimes: number) {
  const browsers = new VisitorBrowsers(site);
  const painting = new PaintingBrowsers(browsers);
  const used: VisitorBrowsers[] = [];
  const onRepeat = jest.fn();
  const run = async (browser: VisitorBrowsers) => {
    used.push(browser);
    if (used.length <= unpaintedTimes) throw new UnpaintedError('the browser paints no frame');
    const tabs = await browser.tabsFor([]);
    const { tab } = await tabs.open(site.origin, { url: '/good' } as never);
    return findingsOf({ name: 'seen' }, '/good', [await tab.locator('p').innerText()]);
  };
  const findings = await painting.visit('/good', run, onRepeat);
  await painting.close();
  await browsers.close();
  return { messages: findings.map(({ message }) => message), used, onRepeat };
}

test('if the browser stops painting, the visit is repeated in a new one, and only that visit counts', async () => {
  const { messages, used, onRepeat } = await visit(1);
  expect(messages).toEqual(['Jobs']);
  expect(new Set(used).size).toBe(2);
  expect(onRepeat).toHaveBeenCalledTimes(1);
});

test('a page that three browsers do not paint is reported', async () => {
  const { messages, used } = await visit(3);
  expect(messages).toEqual(['the browser paints no frame']);
  expect(used).toHaveLength(3);
});

test('a visit fails if its browser has ended, also in a new one', async () => {
  const painting = new PaintingBrowsers(new VisitorBrowsers(site));
  const used: VisitorBrowsers[] = [];
  const run = async (browser: VisitorBrowsers) => {
    used.push(browser);
    if (used.length === 1) throw new UnpaintedError('the browser paints no frame');
    const tabs = await browser.tabsFor([]);
    const { tab } = await tabs.open(site.origin, trialPage('/good'));
    await tab.context().browser()?.close();
    return [];
  };
  await expect(painting.visit('/good', run, jest.fn())).rejects.toThrow('the browser ended during the trial');
  await painting.close();
});
