import { SENT_PARAMETER } from '@site/contracts/form-outcome';
import { fetchDocument } from '../site/documents';
import type { DocumentCheck } from './check';

/** Half of the time in which visitors get a page (`RENDER_DEADLINE_MS` of the shell). */
const MAX_RENDER_MS = 500;

let renders = 0;

/** An address of the same page that nobody has requested before: the shell has rendered the page's own in its trial. */
function renderedAnew(url: string): string {
  renders += 1;
  return `${url}${url.includes('?') ? '&' : '?'}${SENT_PARAMETER}=render-${renders}`;
}

/** The server renders the page in half of the time that it has. */
export const renderTime: DocumentCheck = {
  name: 'render-time',
  isTimed: true,
  async run({ target, origin }) {
    const { durationMs } = await fetchDocument(origin, renderedAnew(target.url));
    if (durationMs <= MAX_RENDER_MS) return [];
    return [`the server takes more than ${MAX_RENDER_MS} ms to render ${target.url}`];
  },
};
