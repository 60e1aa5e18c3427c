import { SENT_PARAMETER } from '@site/contracts/form-outcome';
import { fetchDocument } from '../site/documents';
import type { DocumentCheck } from './check';

/** Half of the shell's default `RENDER_DEADLINE_MS`. */
const MAX_RENDER_MS = 500;

let renders = 0;

/** An address of the same page that is not cached yet: the shell has cached the page's own in its trial. */
function uncachedAddress(url: string): string {
  renders += 1;
  return `${url}${url.includes('?') ? '&' : '?'}${SENT_PARAMETER}=render-${renders}`;
}

/** The server renders the page within half of the deadline. */
export const renderTime: DocumentCheck = {
  name: 'render-time',
  isTimed: true,
  async run({ target, origin }) {
    const { durationMs } = await fetchDocument(origin, uncachedAddress(target.url));
    if (durationMs <= MAX_RENDER_MS) return [];
    return [`the server takes more than ${MAX_RENDER_MS} ms to render ${target.url}`];
  },
};
