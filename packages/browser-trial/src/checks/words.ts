import type { DocumentCheck } from './check';

/** Live pages with fewer words are not compared. */
const MIN_WORDS = 20;

/** The page has at least half of the words that it has live. */
export const words: DocumentCheck = {
  name: 'words',
  run({ document, live }) {
    if (!live || live.status !== document.status || live.words < MIN_WORDS) return [];
    return document.words < live.words / 2
      ? [`it has ${document.words} words, and the live page has ${live.words}`]
      : [];
  },
};
