import type { TabCheck } from './check';

/** A page that delays input for this long is broken, even on a slow machine. */
const MAX_TASK_MS = 1_000;

/** No task of the page so far has blocked the main thread. */
export const mainThread: TabCheck = {
  name: 'main-thread',
  pages: 'all',
  isTimed: true,
  async run({ tab }) {
    const longest = await tab.evaluate(() => globalThis.longestTaskMs);
    return longest > MAX_TASK_MS
      ? [`a task of it blocks the main thread for more than ${MAX_TASK_MS} ms`]
      : [];
  },
};
