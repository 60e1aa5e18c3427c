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
  /** What screen readers call it. */
  label: string;
}

const LINKS = 'a[href]';
/** Without decoration, such as icons: a release may use those as it likes. */
const PICTURES = 'img[src][alt]:not([alt=""])';

/**
 * A link leads to the same page as the live link that has the same text below the same heading. If the candidate's page
 * and the live one have the same links, no link may get the address of another link. If they differ, the query or
 * fragment of a link may change, because a list that grows moves its entries to other pages. Links to parts of the page
 * lead to parts that exist. A link prepares as much of a mail as live. Links to two pages have the same label only if
 * they have one live. A picture is not the one that the live page has elsewhere.
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
  { tab, target }: TabVisit,
  { isLive, openLive, relinked }: TrialContext,
): Promise<string[]> {
  const missing = (await missingParts(tab)).map((part) => `it links to ${part}, which is no part of it`);
  if (!isLive) return missing;
  const { tab: liveTab } = await openLive();
  const live = await linksOf(liveTab, LINKS);
  const own = await linksOf(tab, LINKS);
  const isElsewhere = ({ page }: Link) => page !== target.url.split('?')[0];
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
  return [
    ...missing,
    ...moved,
    ...opened,
    ...spoiledMails(own, live, relinked),
    ...mergedLabels(own.filter(isElsewhere), live.filter(isElsewhere), relinked),
    ...misplacedPictures(await linksOf(tab, PICTURES), await linksOf(liveTab, PICTURES), relinked),
  ];
}

const pagesOf = (links: readonly Link[], name: string): string[] =>
  links.filter((link) => link.name === name).map(({ page }) => page);

/** The parameters of the mail that a link prepares. */
const mailOf = ({ address }: Link) =>
  new URLSearchParams(address.startsWith('mailto:') ? address.split('?')[1] : '');
const isEncoded = (mail: URLSearchParams) => /%[\da-f]{2}/i.test([...mail.values()].join());

/** Links that prepare less of a mail than live, or encode its text twice. */
function spoiledMails(own: readonly Link[], live: readonly Link[], relinked: readonly string[]): string[] {
  return own.flatMap((link) => {
    const { name, page } = link;
    const before = live.filter((each) => each.name === name && each.page === page).map(mailOf);
    if (before.length === 0 || relinked.includes(page)) return [];
    const mail = mailOf(link);
    const lost = [...before[0]!.keys()].filter(
      (field) => !mail.has(field) && before.every((each) => each.has(field)),
    );
    return [
      ...lost.map(
        (field) =>
          `the link ${name} prepares a mail without its ${field}: correct it, or declare it with --link ${page}`,
      ),
      ...(isEncoded(mail) && !before.some(isEncoded)
        ? [`the link ${name} prepares a mail whose text is encoded twice`]
        : []),
    ];
  });
}

/** Labels that lead to two pages, to which no label of the live page leads. Pages without a live link do not count. */
function mergedLabels(own: readonly Link[], live: readonly Link[], relinked: readonly string[]): string[] {
  const labelsOf = (page: string) => live.filter((each) => each.page === page).map(({ label }) => label);
  const isMerged = (one: Link, other: Link) => {
    if (one.label === '' || one.label !== other.label || one.page === other.page) return false;
    if ([one, other].some(({ page }) => relinked.includes(page))) return false;
    const [labels, others] = [labelsOf(one.page), labelsOf(other.page)];
    return labels.length > 0 && others.length > 0 && !labels.some((label) => others.includes(label));
  };
  const merged = own.filter((one) => own.some((other) => isMerged(one, other))).map(({ label }) => label);
  return [...new Set(merged)].map(
    (label) => `links to several pages are named “${label}”, and on the live page each has another name`,
  );
}

/** Pictures that stand where the live page has another one, and that it has elsewhere. */
function misplacedPictures(
  own: readonly Link[],
  live: readonly Link[],
  relinked: readonly string[],
): string[] {
  return own.flatMap(({ name, page }) => {
    const before = pagesOf(live, name);
    const isReplacing = before.some((each) => !pagesOf(own, name).includes(each));
    const other = live.find((each) => each.page === page);
    if (!isReplacing || before.includes(page) || !other || relinked.includes(page)) return [];
    return [
      `the picture ${name} is that of ${other.name} on the live page: correct it, or declare it with --link ${page}`,
    ];
  });
}

/** The links of a page, or its pictures: a picture leads to its file. */
async function linksOf(tab: Page, kind: string): Promise<Link[]> {
  const links = await tab.evaluate((selector) => {
    const textOf = (text: string | null) => (text ?? '').trim().replaceAll(/\s+/g, ' ');
    const all = document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>(`main :is(${selector})`);
    return [...all].map((link) => {
      let around: Element | null = link;
      while (around && !around.querySelector('h1, h2, h3, h4')) around = around.parentElement;
      const heading = around?.querySelector('h1, h2, h3, h4')?.textContent?.trim();
      const isPicture = link instanceof HTMLImageElement;
      const text = textOf(isPicture ? link.alt : (link.getAttribute('aria-label') ?? link.textContent));
      const alternatives = [...link.querySelectorAll('img')].map(({ alt }) => alt);
      const labels = link.getAttribute('aria-labelledby')?.split(' ');
      const labelled = labels?.map((id) => document.getElementById(id)?.textContent ?? '');
      const { origin, pathname, search, hash, href } = isPicture ? new URL(link.src, location.href) : link;
      const isInternal = origin === location.origin;
      return {
        name: `“${text}” below “${heading}”`,
        page: isInternal ? pathname : href.replace(/[?#].*/, ''),
        address: isInternal ? pathname + search + hash : href,
        opensTab: !isPicture && link.target === '_blank',
        label: textOf((labelled ?? [text, ...alternatives]).join(' ')),
      };
    });
  }, kind);
  return links.map(({ page, address, ...link }) => ({
    ...link,
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
