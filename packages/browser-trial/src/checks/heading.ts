import type { DocumentCheck } from './check';

/** The page has one first-level heading, and a title. */
export const heading: DocumentCheck = {
  name: 'heading',
  run({ document }) {
    if (document.status === 301) return [];
    return [
      ...(document.headings === 1 ? [] : [`it has ${document.headings} first-level headings instead of one`]),
      ...(document.title ? [] : ['it has no title']),
    ];
  },
};
