import type { Page } from 'playwright-core';
import { problemsAfterClosing } from '../page/controls';
import { becomesTrue, goTo, hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';

const REACTION_TIMEOUT_MS = 6_000;
/** The address may change before the dialog opens. Most links open none, so the check waits this long for each. */
const DIALOG_TIMEOUT_MS = 400;
const MAX_KINDS = 3;

/**
 * Follows the links from the page to itself with other parameters, one for each set of parameters. The browser must
 * reach the address of the link, and Back must return from it. Escape must close a dialog that the link opens, and Back
 * must not open it again.
 */
export const linksInPage: TabCheck = {
  name: 'links-in-page',
  async run({ tab }) {
    const start = tab.url();
    const problems: string[] = [];
    for (const search of (await linksOfEachKind(tab)).slice(0, MAX_KINDS)) {
      await hydrateEverything(tab);
      problems.push(...(await follow(tab, search)));
      await goTo(tab, start);
    }
    return problems;
  },
};

/**
 * The parameters of the links to this page with others, as their `href` is written: the first of each kind. The
 * fragment is left out, because a link may lose it as soon as React has hydrated it.
 */
const linksOfEachKind = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const kinds = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([target])')) {
      const kind = [...new URL(link.href).searchParams.keys()].join();
      const isShown = link.checkVisibility() && link.pathname === location.pathname;
      if (isShown && link.search !== location.search && kind && !kinds.has(kind))
        kinds.set(kind, /[?][^#]*/.exec(link.getAttribute('href') ?? '')?.[0] ?? '');
    }
    return [...kinds.values()];
  });

async function follow(tab: Page, search: string): Promise<string[]> {
  const start = tab.url();
  const link = tab.locator(`main a[href*=${JSON.stringify(search)}]:visible`).first();
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await link.click();
  if (!(await reaches(tab, href))) return [`the link to ${href} does not lead there`];
  const isOpen = async () => (await tab.locator('dialog:is([open], :popover-open)').count()) > 0;
  if (!(await becomesTrue(isOpen, DIALOG_TIMEOUT_MS))) {
    await tab.goBack({ waitUntil: 'commit' });
    return (await reaches(tab, start)) ? [] : [`Back from ${href} does not return to the page`];
  }
  await tab.keyboard.press('Escape');
  if (!(await reaches(tab, start))) return [`Escape does not close what the link to ${href} opens`];
  const problems = await problemsAfterClosing(tab, REACTION_TIMEOUT_MS);
  if (problems.length > 0) return problems.map((problem) => `${problem} after what ${href} opens was closed`);
  await tab.goBack({ waitUntil: 'commit' });
  return (await becomesTrue(isOpen, DIALOG_TIMEOUT_MS))
    ? [`Back opens again what the link to ${href} had opened`]
    : [];
}

const reaches = (tab: Page, url: string): Promise<boolean> =>
  becomesTrue(async () => tab.url().split('#')[0] === url.split('#')[0], REACTION_TIMEOUT_MS);
