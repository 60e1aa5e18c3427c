import type { Locator, Page } from 'playwright-core';
import { problemsAfterClosing } from '../page/controls';
import { becomesTrue, goTo, hydrateEverything, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';

const REACTION_TIMEOUT_MS = 6_000;
/** How long to wait for a dialog after the address has changed; most links open none. */
const DIALOG_TIMEOUT_MS = 400;
const MAX_KINDS = 3;
const LINKS = 'main a[href]:not([target])';
const LINKS_TO_PARTS = 'main a[href^="#"]:not([target])';

/**
 * Follows the links from the page to itself with other parameters, one for each set of parameters. The browser must
 * reach the address of the link, and Back must return from it. Escape must close a dialog that the link opens, and Back
 * must not open it again. The last link to a part of the page leads there with the keyboard too.
 */
export const linksInPage: TabCheck = {
  name: 'links-in-page',
  async run({ tab }) {
    const start = tab.url();
    const problems: string[] = [];
    for (const search of (await linksOfEachKind(tab)).slice(0, MAX_KINDS)) {
      await hydrateEverything(tab);
      // After Back, the page may lack the link.
      if (!(await linkTo(tab, search))) await reload(tab, start);
      const followed = await follow(tab, search);
      problems.push(...followed.problems);
      if (followed.needsReload) await reload(tab, start);
    }
    const followed = await followToPart(tab);
    problems.push(...followed.problems);
    if (followed.needsReload) await reload(tab, start);
    return problems;
  },
};

async function reload(tab: Page, url: string): Promise<void> {
  await goTo(tab, url);
  await hydrateEverything(tab);
}

/** The parameters of the links to this page with others: the first of each kind. */
const linksOfEachKind = (tab: Page): Promise<string[]> =>
  tab.locator(LINKS).evaluateAll((links) => {
    const kinds = new Map<string, string>();
    for (const link of links as HTMLAnchorElement[]) {
      const kind = [...new URL(link.href).searchParams.keys()].join();
      const isShown = link.checkVisibility() && link.pathname === location.pathname;
      if (isShown && link.search !== location.search && kind && !kinds.has(kind))
        kinds.set(kind, link.search);
    }
    return [...kinds.values()];
  });

/**
 * The first link from the page to itself with these parameters, if there is one. Its fragment does not count, because a
 * link may lose it as soon as React has hydrated it.
 */
async function linkTo(tab: Page, search: string): Promise<Locator | undefined> {
  const links = tab.locator(LINKS);
  const index = await links.evaluateAll(
    (all, searched) =>
      (all as HTMLAnchorElement[]).findIndex(
        (link) => link.checkVisibility() && link.pathname === location.pathname && link.search === searched,
      ),
    search,
  );
  return index === -1 ? undefined : links.nth(index);
}

interface Followed {
  problems: string[];
  /** The page is not as it was before. */
  needsReload: boolean;
}

async function follow(tab: Page, search: string): Promise<Followed> {
  const start = tab.url();
  const found = (problem: string): Followed => ({ problems: [problem], needsReload: true });
  const link = await linkTo(tab, search);
  if (!link) return found(`its link to ${search} is gone once it is hydrated`);
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await link.click();
  if (!(await reaches(tab, href))) return found(`the link to ${href} does not lead there`);
  const isOpen = async () => (await tab.locator('dialog:is([open], :popover-open)').count()) > 0;
  if (!(await becomesTrue(isOpen, DIALOG_TIMEOUT_MS))) {
    await tab.goBack({ waitUntil: 'commit' });
    if (!(await reaches(tab, start))) return found(`Back from ${href} does not return to the page`);
    // Back may have loaded the page.
    await waitForHydration(tab);
    return { problems: [], needsReload: false };
  }
  await tab.keyboard.press('Escape');
  if (!(await reaches(tab, start))) return found(`Escape does not close what the link to ${href} opens`);
  const problems = await problemsAfterClosing(tab, REACTION_TIMEOUT_MS);
  if (problems.length > 0)
    return {
      problems: problems.map((problem) => `${problem} after what ${href} opens was closed`),
      needsReload: true,
    };
  await tab.goBack({ waitUntil: 'commit' });
  return {
    problems: (await becomesTrue(isOpen, DIALOG_TIMEOUT_MS))
      ? [`Back opens again what the link to ${href} had opened`]
      : [],
    needsReload: true,
  };
}

/**
 * Presses Enter on the last link to a part of the page, which is often out of sight. The address names the part, so
 * that visitors can share it, the window shows it, and Tab goes on there.
 */
async function followToPart(tab: Page): Promise<Followed> {
  const links = tab.locator(LINKS_TO_PARTS);
  const parts = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => {
      const isUsable = link.checkVisibility() && !document.querySelector('dialog:modal');
      const part = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return isUsable && part?.checkVisibility() ? part.id : '';
    }),
  );
  const index = parts.findLastIndex((id) => id !== '');
  const id = parts[index];
  if (id === undefined) return { problems: [], needsReload: false };
  await links.nth(index).press('Enter');
  const isThere = () =>
    tab.evaluate((part) => {
      const box = document.getElementById(part)?.getBoundingClientRect();
      const isNamed = decodeURIComponent(location.hash) === `#${part}`;
      return isNamed && box !== undefined && box.top < innerHeight && box.bottom > 0;
    }, id);
  if (!(await becomesTrue(isThere, REACTION_TIMEOUT_MS)))
    return {
      problems: [`after Enter on the link to #${id}, the address or the window lacks that part`],
      needsReload: true,
    };
  await tab.keyboard.press('Tab');
  const isBefore = await tab.evaluate((part) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const place = document.getElementById(part)?.compareDocumentPosition(activeElement) ?? 0;
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  }, id);
  return {
    problems: isBefore ? [`after Enter on the link to #${id}, Tab does not go on from that part`] : [],
    needsReload: true,
  };
}

const reaches = (tab: Page, url: string): Promise<boolean> =>
  becomesTrue(async () => tab.url().split('#')[0] === url.split('#')[0], REACTION_TIMEOUT_MS);
