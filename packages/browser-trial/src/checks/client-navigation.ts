import type { Page } from 'playwright-core';
import { becomesTrue, goTo, headingOf, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';

const NAVIGATION_TIMEOUT_MS = 8_000;

/** A client-side navigation shows the same page as a page load, and Back returns to the page before. */
export const clientNavigation: TabCheck = {
  name: 'client-navigation',
  async run({ target, origin, tab, heading }, { neighbour }) {
    await goTo(tab, origin + neighbour);
    const neighbourHeading = await headingOf(tab);
    await navigate(tab, target.url);
    if (!(await shows(tab, heading)))
      return [`a navigation from ${neighbour} shows “${await headingOf(tab)}” instead of it`];
    if (!(await waitForHydration(tab)))
      return [`React does not hydrate it after a navigation from ${neighbour}`];
    await tab.goBack({ waitUntil: 'commit' });
    return (await shows(tab, neighbourHeading)) ? [] : [`Back does not return to ${neighbour}`];
  },
};

/** Navigates as the site's own links do. */
export const navigate = (tab: Page, address: string): Promise<void> =>
  tab.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Resolves with whether the page gets a title and first-level heading: see `headingOf`. */
export const shows = (tab: Page, heading: string): Promise<boolean> =>
  becomesTrue(async () => (await headingOf(tab)) === heading, NAVIGATION_TIMEOUT_MS);
