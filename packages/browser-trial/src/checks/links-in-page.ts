import type { Page } from 'playwright-core';
import { openState } from '../page/controls';
import { goTo, hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

const REACTION_TIMEOUT_MS = 6_000;
const MAX_KINDS = 3;

/**
 * A press on a link of every kind to the same page (by the names of its parameters) navigates to its address; what it opens over
 * the page closes with Escape.
 */
export const linksInPage: TabCheck = {
  name: 'links-in-page',
  pages: 'samples',
  async run({ tab }) {
    const start = tab.url();
    const problems: string[] = [];
    for (const href of (await linksOfEachKind(tab)).slice(0, MAX_KINDS)) {
      await hydrateEverything(tab);
      problems.push(...(await follow(tab, href)));
      await goTo(tab, start);
    }
    return problems;
  },
};

/** Addresses of the links to this page with other parameters: the first of each kind. */
const linksOfEachKind = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const kinds = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([target])')) {
      const kind = [...new URL(link.href).searchParams.keys()].join();
      const isShown = link.checkVisibility() && link.pathname === location.pathname;
      if (isShown && link.search !== location.search && kind && !kinds.has(kind))
        kinds.set(kind, link.pathname + link.search);
    }
    return [...kinds.values()];
  });

async function follow(tab: Page, href: string): Promise<string[]> {
  const start = tab.url();
  await tab.locator(`main a[href="${href}"]:visible`).first().click();
  if (!(await reaches(tab, new URL(href, start).href)))
    return [`the link to ${href} does not navigate there`];
  if (!(await openState(tab)).includes('DIALOG')) return [];
  await tab.keyboard.press('Escape');
  return (await reaches(tab, start)) ? [] : [`Escape does not close what the link to ${href} opens`];
}

const reaches = (tab: Page, url: string): Promise<boolean> =>
  tab
    .waitForFunction((expected) => location.href.split('#')[0] === expected, url.split('#')[0], {
      timeout: REACTION_TIMEOUT_MS,
    })
    .then(
      () => true,
      () => false,
    );
