import { releaseSchema, type Release, type RemoteName } from '@site/contracts';
import type { Candidate, LiveRelease } from '../options';
import { fetchDocument } from './documents';

const MAX_SAMPLES = 16;
const MAX_SECTION_PAGES = 8;

/** A page that the trial looks at. */
export interface TrialPage {
  /** Path and query. */
  url: string;
  /** The status that it is declared with. */
  status: number;
  /** What shows it, as `remote/Expose`. */
  expose: string;
  /** Query parameters that change it. */
  query: readonly string[];
  /** The first of its kind gets all checks, the others those that are quick. */
  isSample: boolean;
}

/** What pages of one template have in common: expose, status, and the parameters in the address. */
const kindOf = ({ expose, status, url }: Omit<TrialPage, 'isSample'>) =>
  [expose, status, ...new URL(url, 'http://page.invalid').searchParams.keys()].join(' ');

const declaredPages = ({ name, routes }: Release) =>
  routes.flatMap(({ expose, query, pages }) =>
    pages.map(({ url, status }) => ({ url, status, expose: `${name}/${expose}`, query })),
  );

/** Every page that a release declares, each address once; the first of each kind is its sample. */
export function ownPages(release: Release): TrialPage[] {
  const kinds = new Set<string>();
  const pages = new Map(declaredPages(release).map((page) => [page.url, page]));
  return [...pages.values()].map((page) => {
    const kind = kindOf(page);
    const isSample = page.status !== 301 && !kinds.has(kind) && kinds.size < MAX_SAMPLES;
    if (isSample) kinds.add(kind);
    return { ...page, isSample };
  });
}

/** Of every live release, as its origin has it; null for one that cannot be fetched. */
export async function readLiveRelease({ origin, version }: LiveRelease): Promise<Release | null> {
  const response = await fetch(`${origin}/${version}/release.json`);
  return response.ok ? releaseSchema.parse(await response.json()) : null;
}

/** Whether a release exposes something that none of its routes shows. */
export const hasSections = ({ routes, exposes }: Release): boolean =>
  Object.keys(exposes).some((name) => routes.every(({ expose }) => expose !== name));

/**
 * One page of every kind, of other remotes, that shows a section of the candidate. Of a section that is on all of them, such
 * as the footer's, the first page is enough.
 */
export async function pagesWithSections(
  origin: string,
  { remote, release }: Candidate,
  live: Partial<Record<RemoteName, Release>>,
): Promise<TrialPage[]> {
  if (!hasSections(release)) return [];
  const others = Object.values(live).filter(({ name }) => name !== remote);
  const samples = others.flatMap(ownPages).filter(({ isSample, status }) => isSample && status === 200);
  const shown = await Promise.all(
    samples.map(async (page) => {
      const { sections } = await fetchDocument(origin, page.url);
      return { page, sections: sections.filter((id) => id.startsWith(`${remote}/`)) };
    }),
  );
  const everywhere = (id: string) => shown.every(({ sections }) => sections.includes(id));
  const special = shown.filter(({ sections }) => sections.some((id) => !everywhere(id)));
  const first = shown.find(({ sections }) => sections.length > 0);
  const chosen = special.length > 0 ? special : first ? [first] : [];
  return chosen.slice(0, MAX_SECTION_PAGES).map(({ page }) => page);
}
