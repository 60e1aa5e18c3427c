import type { Page } from 'playwright-core';
import { goTo, hydrateEverything } from '../page/tab';
import { withoutVersions } from '../site/documents';
import type { TabCheck, TabVisit } from './check';

const MAX_PROBLEMS = 3;

/** A click with Ctrl or ⌘ on a link opens another tab: no code takes it over, unless the live page's does too. */
export const modifiedClicks: TabCheck = {
  name: 'modified-clicks',
  async run(visit, { isLive, openLive }) {
    const taken = await takenLinks(visit);
    const known = taken.length > 0 && isLive ? await takenLinks(await openLive()) : [];
    return taken
      .filter((link) => !known.includes(link))
      .slice(0, MAX_PROBLEMS)
      .map((link) => `Ctrl or ⌘ and a click on a link to ${link} open no other tab`);
  },
};

/** The addresses of the links whose click is taken over. */
async function takenLinks({ tab, origin, target }: TabVisit): Promise<string[]> {
  await hydrateEverything(tab);
  const taken = await clickWithKeys(tab);
  // The code may have led elsewhere.
  if (taken.length > 0) await goTo(tab, origin + target.url);
  return taken.map(withoutVersions);
}

/**
 * Clicks on every link with Ctrl and with ⌘, without opening a tab. Resolves with the addresses of the links whose
 * click is prevented.
 */
const clickWithKeys = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const taken = new Set<string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const readLast = (event: Event) => {
        if (event.defaultPrevented) taken.add(link.href.replace(location.origin, ''));
        event.preventDefault();
      };
      addEventListener('click', readLast);
      // On a Mac, the other key opens a tab.
      for (const key of ['ctrlKey', 'metaKey']) {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
        // The last listener must get it: it keeps the browser from opening the link.
        click.stopPropagation = () => undefined;
        click.stopImmediatePropagation = () => undefined;
        if (link.isConnected) link.dispatchEvent(click);
      }
      removeEventListener('click', readLast);
    }
    return [...taken];
  });
