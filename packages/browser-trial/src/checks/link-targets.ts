import type { Page } from 'playwright-core';
import { withoutVersions } from '../site/documents';
import type { TabCheck } from './check';

/** Links lead where their texts say: to the page of the live link with that text below the same heading. */
export const linkTargets: TabCheck = {
  name: 'link-targets',
  async run({ tab }, { isLive, openLive, relinked }) {
    if (!isLive) return [];
    const live = await targetsOf((await openLive()).tab);
    return (await targetsOf(tab)).flatMap(({ name, page }) => {
      const before = live.filter((link) => link.name === name).map((link) => link.page);
      if (before.length === 0 || before.includes(page) || relinked.includes(page)) return [];
      return [
        `the link ${name} leads to ${page}, and on the live page to ${before[0]}: correct it, or declare it with --link ${page}`,
      ];
    });
  },
};

/** The pages to which the links of the main part lead, without queries: those of a list change when it grows. */
async function targetsOf(tab: Page): Promise<{ name: string; page: string }[]> {
  const links = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((link) => {
      let around: Element | null = link;
      while (around && !around.querySelector('h1, h2, h3, h4')) around = around.parentElement;
      const heading = around?.querySelector('h1, h2, h3, h4')?.textContent?.trim();
      const text = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      const address = link.origin === location.origin ? link.pathname : link.href.replace(/[?#].*/, '');
      return { name: `“${text}” below “${heading}”`, address };
    }),
  );
  return links.map(({ name, address }) => ({ name, page: withoutVersions(address) }));
}
