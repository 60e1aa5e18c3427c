import { openState } from '../page/controls';
import { hydrateEverything } from '../page/tab';
import type { TabCheck } from './check';
import { visible } from './openers';

const REACTION_TIMEOUT_MS = 5_000;
const MAX_LINKS = 60;
const OWN_LINKS = 'main a[href^="/"]:not([target])';

/**
 * A press on a link of every kind (path, and names of its parameters) leads where it says, without a page load; what it
 * opens over the page closes with Escape.
 */
export const linksInPage: TabCheck = {
  name: 'links-in-page',
  pages: 'samples',
  async run({ target, tab }) {
    await hydrateEverything(tab);
    const problems: string[] = [];
    const start = tab.url();
    const kinds = new Set<string>();
    for (const link of await visible(tab.locator(OWN_LINKS), MAX_LINKS)) {
      const href =
        (await link.getAttribute('href', { timeout: REACTION_TIMEOUT_MS }).catch(() => null)) ?? '';
      const url = new URL(href, start);
      const kind = [...url.searchParams.keys()].join();
      const isHere = url.pathname === new URL(start).pathname;
      if (!isHere || kind === '' || kinds.has(kind)) continue;
      kinds.add(kind);
      await link.click();
      const arrived = await tab
        .waitForURL((now) => now.pathname + now.search === url.pathname + url.search, {
          timeout: REACTION_TIMEOUT_MS,
          waitUntil: 'commit',
        })
        .then(
          () => true,
          () => false,
        );
      if (!arrived) problems.push(`the link to ${href} on ${target.url} does not lead there`);
      else if ((await openState(tab)).includes('DIALOG'))
        problems.push(...(await closeDialog(tab, start, href)));
      if (problems.length > 0 || (await openState(tab)).includes('DIALOG')) break;
    }
    return problems;
  },
};

async function closeDialog(
  tab: import('playwright-core').Page,
  start: string,
  href: string,
): Promise<string[]> {
  await tab.keyboard.press('Escape');
  const back = await tab.waitForURL(start, { timeout: REACTION_TIMEOUT_MS, waitUntil: 'commit' }).then(
    () => true,
    () => false,
  );
  return back ? [] : [`Escape does not close what the link to ${href} opens`];
}
