import type { TabCheck } from './check';

/** Code that takes a visitor's input this long to be noticed is broken, on this machine too. */
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
