import type { Page } from 'playwright-core';
import { withoutVersions } from '../site/documents';
import type { TabCheck } from './check';

/** Links lead where their texts say: to the same address as the live link with that text below the same heading. */
export const linkTargets: TabCheck = {
  name: 'link-targets',
  pages: 'samples',
  async run({ target, tab }, { isLive, openLive, isRelinked }) {
    if (!isLive(target)) return [];
    const live = await targetsOf((await openLive()).tab);
    const own = await targetsOf(tab);
    const changed = Object.keys(own).filter((text) => live[text] && live[text].join() !== own[text]?.join());
    return changed.flatMap((text) => {
      const before = live[text] ?? [];
      const paths = before.map(pathOf);
      const isSwapped = (address: string) =>
        changed.some((other) => other !== text && live[other]?.includes(address));
      const wrong = (own[text] ?? []).filter(
        (address) =>
          !before.includes(address) &&
          !isRelinked(address) &&
          // Where a page of a list begins changes with the list.
          (!paths.includes(pathOf(address)) || isSwapped(address)),
      );
      return wrong.map(
        (address) =>
          `the link “${text}” leads to ${address}, and on the live page to ${before.join(' and ')}: correct it, or declare it with --link ${address}`,
      );
    });
  },
};

const pathOf = (address: string) => address.split(/[?#]/)[0];

/** The addresses of all links of the main part, by the text and the nearest heading. */
async function targetsOf(tab: Page): Promise<Record<string, string[]>> {
  const links = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((link) => {
      let around: Element | null = link;
      while (around && !around.querySelector('h1, h2, h3, h4')) around = around.parentElement;
      const heading = around?.querySelector('h1, h2, h3, h4')?.textContent?.trim() ?? '';
      const text = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      const address = link.origin === location.origin ? link.pathname + link.search + link.hash : link.href;
      return { text: text === heading ? text : `${text}” below “${heading}`, address };
    }),
  );
  const targets: Record<string, string[]> = {};
  for (const { text, address } of links) {
    const known = (targets[text] ??= []);
    const plain = withoutVersions(address);
    if (!known.includes(plain)) targets[text] = [...known, plain].sort();
  }
  return targets;
}
