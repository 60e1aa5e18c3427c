import { fetchDocument } from '../site/documents';
import type { DocumentCheck } from './check';

/** Half of the time in which visitors get a page (`RENDER_DEADLINE_MS` of the shell). */
const MAX_RENDER_MS = 500;
/** A live page that is sent as slowly, in the same moment, speaks for a busy machine. */
const MAX_RATIO = 4;

/** The server renders the page in half of the time that it has. */
export const renderTime: DocumentCheck = {
  name: 'render-time',
  isTimed: true,
  async run({ target, origin, document, live }) {
    if (document.durationMs <= MAX_RENDER_MS) return [];
    const comparison = live?.durationMs ?? (await fetchDocument(origin, '/not-found')).durationMs;
    if (document.durationMs < comparison * MAX_RATIO) return [];
    return [`the server takes more than ${MAX_RENDER_MS} ms to render ${target.url}`];
  },
};
