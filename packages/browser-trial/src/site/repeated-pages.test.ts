import { trialPage } from '../testing/trial-pages';
import { withRepeats } from './repeated-pages';
import type { TrialPage } from './trial-pages';

const SHARED = ['main', 'h1', 'p', 'ul', 'li', 'a', 'form', 'input', 'button', 'label'];
const ELEMENTS: Record<string, readonly string[]> = {
  '/careers': SHARED,
  '/careers?page=2': [...SHARED, 'nav'],
  '/careers?job=1': [...SHARED, 'article', 'dl'],
  '/careers?job=2': [...SHARED, 'dl'],
  '/alumni': ['main', 'nav'],
};

function repeats(
  pages: readonly TrialPage[],
  changed: readonly string[] = [],
  added: readonly string[] = [],
) {
  const marked = withRepeats(pages, {
    elementsOf: ({ url }) => new Set(ELEMENTS[url]),
    isChanged: ({ url }) => changed.includes(url),
    isLive: ({ url }) => !added.includes(url),
  });
  expect(marked.map(({ url }) => url)).toEqual(pages.map(({ url }) => url));
  return marked.filter(({ isRepeat }) => isRepeat).map(({ url }) => url);
}

const pages = ['/careers', '/careers?page=2', '/careers?job=1', '/careers?job=2'].map((url) =>
  trialPage(url),
);

test('a page repeats others if almost all of its elements are like theirs', () => {
  expect(repeats(pages)).toEqual(['/careers?page=2', '/careers?job=2']);
});

test('what only a repeated page shows is not known from it', () => {
  expect(repeats([...pages.slice(0, 2), trialPage('/alumni')])).toEqual(['/careers?page=2']);
});

test('of two pages that show the same, the one with changed content is not the repeat', () => {
  expect(repeats(pages, ['/careers?page=2'])).toEqual(['/careers', '/careers?job=2']);
});

test('a page that is not live yet repeats none', () => {
  expect(repeats(pages, [], ['/careers?page=2'])).toEqual(['/careers?job=2']);
});

test('a page that is no sample is neither a repeat nor repeated', () => {
  const [first, ...others] = pages;
  expect(repeats([{ ...first!, isSample: false }, ...others])).toEqual(['/careers?job=2']);
});

test('a page of another remote repeats others if they show all sections of the candidate on it', () => {
  const showing = (url: string, ...sections: string[]) => ({ ...trialPage(url), sections });
  const shown = [
    showing('/contact', 'mf-forms/ContactForm'),
    showing('/area', 'mf-forms/ContactForm'),
    showing('/coaching', 'mf-forms/ContactForm', 'mf-forms/CoachApplicationDialog'),
  ];
  expect(repeats(shown)).toEqual(['/area']);
});
