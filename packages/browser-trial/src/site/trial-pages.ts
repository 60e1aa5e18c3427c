import type { Release, RemoteName } from '@site/contracts';
import { fetchDocument } from './documents';
import { missingParts } from './links';
import type { ShellName } from './trial-origins';

const MAX_SAMPLES = 16;
const MAX_SECTION_PAGES = 8;

/** A page as a release declares it. */
export interface DeclaredPage {
  /** Path and query. */
  url: string;
  /** The status that it is declared with. */
  status: number;
  /** The expose that shows it, as `remote/Expose`. */
  expose: string;
  /** Query parameters that change it. */
  query: readonly string[];
  /** The sitemap leaves it out, or crawlers are asked not to fetch it. */
  isUnlisted?: boolean;
}

/** A page of the trial. */
export interface TrialPage extends DeclaredPage {
  /** One page of each kind, its sample, gets all checks. The others get the quick ones. */
  isSample: boolean;
  /** Of a page of another remote: the candidate's sections on it, without those that every page shows. */
  sections?: readonly string[];
  /** Other samples show almost all that it shows, so it gets fewer checks than they. */
  isRepeat?: boolean;
}

/** What pages of one template have in common: expose, status, and the parameters in the address. */
const kindOf = ({ expose, status, url }: DeclaredPage) =>
  [expose, status, ...new URL(url, 'http://page.invalid').searchParams.keys()].join(' ');

/** Every page that a release declares, each address once. */
export function ownPages({ name, routes }: Release): DeclaredPage[] {
  const pages = routes.flatMap((route) =>
    route.pages.map(({ url, status, sitemap, hiddenFromCrawlers = false }) => ({
      url,
      status,
      expose: `${name}/${route.expose}`,
      query: route.query,
      isUnlisted: !sitemap || hiddenFromCrawlers,
    })),
  );
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

/**
 * Marks the first page of each kind as its sample. A page that is live goes before a new one, because a problem that
 * the live page has too does not count. Of the live ones, a page with changed content goes first.
 */
export function withSamples<Page extends DeclaredPage>(
  pages: readonly Page[],
  live?: Release,
  isChanged: (page: DeclaredPage) => boolean = () => false,
): (Page & Pick<TrialPage, 'isSample'>)[] {
  const liveUrls = new Set(live ? ownPages(live).map(({ url }) => url) : []);
  const rankOf = (page: DeclaredPage) => {
    if (!liveUrls.has(page.url)) return 2;
    return isChanged(page) ? 0 : 1;
  };
  const samples = new Map<string, string>();
  for (const page of pages.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const kind = kindOf(page);
    if (page.status !== 301 && !samples.has(kind) && samples.size < MAX_SAMPLES) samples.set(kind, page.url);
  }
  return pages.map((page) => ({ ...page, isSample: samples.get(kindOf(page)) === page.url }));
}

/** Whether a release exposes a component that none of its routes shows. */
export const hasSections = ({ routes, exposes }: Release): boolean =>
  Object.keys(exposes).some((name) => routes.every(({ expose }) => expose !== name));

/** A page of another remote, and the sections of the candidate on it. */
export interface ShowingPage {
  page: DeclaredPage;
  sections: readonly string[];
  /** Whether the page links to a part of itself that only the live page has. */
  lacksPart?: boolean;
}

/** Sections that are forms or dialogs are named so. */
const FORM = /(?:Form|Dialog)$/;

/** Whether a release exposes a form, or a dialog. */
export const hasForms = ({ exposes }: Release): boolean =>
  Object.keys(exposes).some((name) => FORM.test(name));

/** Whether a page shows a section that is neither a form nor a dialog. */
export const showsPart = ({ sections }: ShowingPage): boolean => sections.some((id) => !FORM.test(id));

/**
 * One page for every combination of sections and component that shows them: pages of one kind may show different
 * sections. Of a section that is on all pages, such as the footer's, the first page is enough, and one page of every
 * component whose links to it lead nowhere. At most 8, starting with these, and with those that are the first to show a
 * section.
 */
export function choosePages(shown: readonly ShowingPage[]): TrialPage[] {
  const everywhere = (id: string) => shown.every(({ sections }) => sections.includes(id));
  const chosen = new Map<string, TrialPage>();
  const known = new Set<string>();
  const first: string[] = [];
  for (const { page, sections, lacksPart = false } of shown) {
    const special = sections.filter((id) => !everywhere(id));
    const key = [page.expose, ...special, lacksPart].join(' ');
    if ((special.length === 0 && !lacksPart) || chosen.has(key)) continue;
    chosen.set(key, { ...page, isSample: true, sections: special });
    if (lacksPart || special.some((id) => !known.has(id))) first.push(key);
    for (const id of special) known.add(id);
  }
  const fallback = shown.find(({ sections }) => sections.length > 0);
  if (chosen.size === 0) return fallback ? [{ ...fallback.page, isSample: true }] : [];
  return [...new Set([...first, ...chosen.keys()])]
    .slice(0, MAX_SECTION_PAGES)
    .flatMap((key) => chosen.get(key) ?? []);
}

/** All pages of other remotes, each with the candidate's sections on it; none if the candidate has no sections. */
export async function findSections(
  urls: Record<ShellName, string>,
  candidate: Release,
  live: Record<RemoteName, Release>,
): Promise<ShowingPage[]> {
  if (!hasSections(candidate)) return [];
  const others = Object.values(live).filter(({ name }) => name !== candidate.name);
  const shown: ShowingPage[] = [];
  for (const page of others.flatMap((release) => ownPages(release)).filter(({ status }) => status === 200)) {
    const { sections, html } = await fetchDocument(urls.candidate, page.url);
    const missing = missingParts(html, page.url);
    const known =
      missing.length > 0 ? missingParts((await fetchDocument(urls.live, page.url)).html, page.url) : [];
    shown.push({
      page,
      sections: sections.filter((id) => id.startsWith(`${candidate.name}/`)),
      lacksPart: missing.some((id) => !known.includes(id)),
    });
  }
  return shown;
}
