import type { Page } from 'playwright-core';
import { goTo, headingOf, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';

const ARRIVAL_TIMEOUT_MS = 8_000;

/** The page opens from another one without a page load as it does with one, and Back leaves it. */
export const arrival: TabCheck = {
  name: 'arrival',
  pages: 'samples',
  async run({ target, origin, tab, heading }, { neighbour }) {
    await goTo(tab, origin + neighbour);
    const left = await headingOf(tab);
    await navigate(tab, target.url);
    if (!(await shows(tab, heading)))
      return [`it does not open from ${neighbour} as it does by itself: “${await headingOf(tab)}”`];
    if (!(await waitForHydration(tab))) return [`its code does not take over after ${neighbour}`];
    await tab.goBack({ waitUntil: 'commit' });
    return (await shows(tab, left)) ? [] : [`Back does not lead from it to ${neighbour}`];
  },
};

/** Navigates as the site's own links do. */
export const navigate = (tab: Page, address: string): Promise<void> =>
  tab.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const shows = (tab: Page, heading: string): Promise<boolean> =>
  tab
    .waitForFunction(
      (expected) => `${document.title} / ${document.querySelector('main h1')?.textContent}` === expected,
      heading,
      { timeout: ARRIVAL_TIMEOUT_MS },
    )
    .then(
      () => true,
      () => false,
    );
