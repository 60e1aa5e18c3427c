import type { DeclaredPage, TrialPage } from './trial-pages';

/** A page repeats others if at most this share of its kinds of elements is new. */
const MAX_NEW_RATIO = 0.1;

/** What the trial knows of pages. */
interface PageFacts {
  /** The kinds of elements of a page. */
  elementsOf(page: DeclaredPage): ReadonlySet<string>;
  isChanged(page: DeclaredPage): boolean;
  isLive(page: DeclaredPage): boolean;
}

/**
 * Marks the samples that repeat other samples.
 *
 * - A page of the candidate repeats others if they show almost all kinds of its elements. Pages with changed content go
 *   first, so they rather are the ones that others repeat. A page that is not live yet repeats none.
 * - A page of another remote repeats others if they show all sections of the candidate that it shows.
 */
export function withRepeats(
  pages: readonly TrialPage[],
  { elementsOf, isChanged, isLive }: PageFacts,
): TrialPage[] {
  const samples = pages
    .filter(({ isSample }) => isSample)
    .toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
  const elements = new Set<string>();
  const sections = new Set<string>();
  const repeats = new Set<TrialPage>();
  for (const page of samples) {
    const { shown, known, maxNewRatio } = page.sections
      ? { shown: page.sections, known: sections, maxNewRatio: 0 }
      : { shown: [...elementsOf(page)], known: elements, maxNewRatio: MAX_NEW_RATIO };
    const added = shown.filter((each) => !known.has(each));
    if (isLive(page) && shown.length > 0 && added.length <= maxNewRatio * shown.length) repeats.add(page);
    else for (const each of added) known.add(each);
  }
  return pages.map((page) => (repeats.has(page) ? { ...page, isRepeat: true } : page));
}
