import type { Page } from 'playwright-core';
import { becomesTrue, hydrateEverything } from '../page/tab';
import { withoutVersions } from '../site/documents';
import type { TabCheck, TabVisit, TrialContext } from './check';

/** Once React has hydrated a link, it soon gives it the address that it has in browsers. */
const SETTLE_TIMEOUT_MS = 1_000;

interface Link {
  /** Its text, and the heading that it stands below. */
  name: string;
  /** Where it leads, without query and fragment: those of a list change when it grows. */
  page: string;
  /** The whole address. */
  address: string;
  /** Whether it opens a tab of its own. */
  opensTab: boolean;
}

/**
 * A link leads to the same page as the live link that has the same text below the same heading. If the candidate's page
 * and the live one have the same links, no link may get the address of another link. If they differ, the query or
 * fragment of a link may change, because a list that grows moves its entries to other pages. Links to parts of the page
 * lead to parts that exist.
 */
export const linkTargets: TabCheck = {
  name: 'link-targets',
  async run(visit, context) {
    let problems = await problemsOf(visit, context);
    if (problems.length === 0) return [];
    const visits = context.isLive ? [visit, await context.openLive()] : [visit];
    await Promise.all(visits.map(({ tab }) => hydrateEverything(tab)));
    const hasNone = async () => (problems = await problemsOf(visit, context)).length === 0;
    await becomesTrue(hasNone, SETTLE_TIMEOUT_MS);
    return problems;
  },
};

async function problemsOf(
  { tab }: TabVisit,
  { isLive, openLive, relinked }: TrialContext,
): Promise<string[]> {
  const missing = (await missingParts(tab)).map((part) => `it links to ${part}, which is no part of it`);
  if (!isLive) return missing;
  const live = await linksOf((await openLive()).tab);
  const own = await linksOf(tab);
  const pagesOf = (links: readonly Link[], name: string) =>
    links.filter((link) => link.name === name).map(({ page }) => page);
  const namesOf = (links: readonly Link[]) => links.map(({ name }) => name).join('\n');
  const hasSameLinks = namesOf(own) === namesOf(live);
  const moved = own.flatMap((link) => {
    const { name, page, address } = link;
    const before = pagesOf(live, name);
    const lost = before.find((each) => !pagesOf(own, name).includes(each));
    if (relinked.includes(page) || before.length === 0) return [];
    if (!before.includes(page))
      return lost === undefined
        ? []
        : [
            `the link ${name} leads to ${page}, and on the live page to ${lost}: correct it, or declare it with --link ${page}`,
          ];
    const other = live.find((each) => each.address === address)?.name;
    const isAsLive = live.some((each) => each.name === name && each.address === address);
    return other === undefined || isAsLive || !hasSameLinks
      ? []
      : [`the link ${name} leads to ${address}: on the live page, ${other} leads there`];
  });
  const opened = own
    .filter(({ name, address, opensTab }) => {
      const before = live.filter((each) => each.name === name && each.address === address);
      return opensTab && before.length > 0 && before.every((each) => !each.opensTab);
    })
    .map(({ name }) => `the link ${name} opens a new tab, and on the live page it does not`);
  return [...missing, ...moved, ...opened];
}

async function linksOf(tab: Page): Promise<Link[]> {
  const links = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((link) => {
      let around: Element | null = link;
      while (around && !around.querySelector('h1, h2, h3, h4')) around = around.parentElement;
      const heading = around?.querySelector('h1, h2, h3, h4')?.textContent?.trim();
      const text = (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      const { origin, pathname, search, hash, href, target } = link;
      const isInternal = origin === location.origin;
      return {
        name: `“${text}” below “${heading}”`,
        page: isInternal ? pathname : href.replace(/[?#].*/, ''),
        address: isInternal ? pathname + search + hash : href,
        opensTab: target === '_blank',
      };
    }),
  );
  return links.map(({ name, page, address, opensTab }) => ({
    name,
    opensTab,
    page: withoutVersions(page),
    address: withoutVersions(address),
  }));
}

/** The fragments of links to this page for which it has no element. */
const missingParts = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')];
    const fragments = links.flatMap(({ origin, pathname, hash }) =>
      origin === location.origin && pathname === location.pathname && hash ? [hash] : [],
    );
    return [...new Set(fragments)].filter(
      (hash) => !document.getElementById(decodeURIComponent(hash.slice(1))),
    );
  });
