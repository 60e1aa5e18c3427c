import type { DocumentCheck } from './check';

/** The page has the status that it is declared with. A redirect leads to an existing page. */
export const status: DocumentCheck = {
  name: 'status',
  async run({ target, origin, document }) {
    if (document.status !== target.status)
      return [`it responds with ${document.status}, and is declared with ${target.status}`];
    if (document.status !== 301) return [];
    const { status: reached } = await fetch(new URL(document.location ?? '/', origin));
    return reached < 400 ? [] : [`it redirects to ${document.location}, which responds with ${reached}`];
  },
};
