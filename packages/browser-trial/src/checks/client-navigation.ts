import type { Page } from 'playwright-core';
import { missingTexts, textsOf } from '../conditions/page-texts';
import { becomesTrue, goTo, headingOf, hydrateEverything, succeeds, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';

const NAVIGATION_TIMEOUT_MS = 8_000;

/**
 * A client-side navigation shows the same page as a page load, from a page of another remote and from one of the same
 * kind. Back returns to the page before.
 */
export const clientNavigation: TabCheck = {
  name: 'client-navigation',
  async run({ target, origin, tab, heading }, { neighbour, sibling }) {
    if (sibling) {
      await goTo(tab, origin + target.url);
      await hydrateEverything(tab);
      const loaded = await textsOf(tab);
      await goTo(tab, origin + sibling);
      await navigate(tab, target.url);
      const isSame = await becomesTrue(
        async () => (await shows(tab, heading)) && missingTexts([loaded], [await textsOf(tab)]).length === 0,
        NAVIGATION_TIMEOUT_MS,
      );
      if (!isSame) return [`a navigation from ${sibling} does not show all of it`];
    }
    // A site may have no other page, and the browser loads a link to the page itself anew.
    if (neighbour === target.url) return [];
    await goTo(tab, origin + neighbour);
    const neighbourHeading = await headingOf(tab);
    await navigate(tab, target.url);
    if (!(await shows(tab, heading)))
      return [`a navigation from ${neighbour} shows “${await headingOf(tab)}” instead of it`];
    if (!(await waitForHydration(tab)))
      return [`React does not hydrate it after a navigation from ${neighbour}`];
    if (!(await isSameDocument(tab))) return [`a link from ${neighbour} loads it as another document`];
    await tab.goBack({ waitUntil: 'commit' });
    return (await shows(tab, neighbourHeading)) ? [] : [`Back does not return to ${neighbour}`];
  },
};

/**
 * Follows a link that is added to the page. Once the shell is hydrated, it follows such links without a page load:
 * see `isSameDocument`.
 */
export async function navigate(tab: Page, address: string): Promise<void> {
  await succeeds(tab.waitForSelector('html[data-hydrated]'));
  await tab.evaluate((to) => {
    Object.assign(window, { hasFollowedLink: true });
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Whether the page is still in the document in which `navigate` followed a link. */
const isSameDocument = (tab: Page): Promise<boolean> => tab.evaluate(() => 'hasFollowedLink' in window);

/** Resolves with whether the page gets a title and first-level heading: see `headingOf`. */
export const shows = (tab: Page, heading: string): Promise<boolean> =>
  becomesTrue(async () => (await headingOf(tab)) === heading, NAVIGATION_TIMEOUT_MS);
