import { setTimeout as delay } from 'node:timers/promises';
import { withMetric } from '../page/with-metric';
import type { TabCheck } from './check';

const WINDOW_MS = 300;
const MAX_WINDOW_MS = 2 * WINDOW_MS;
const MAX_WINDOWS = 10;
/** The share of a window in which the main thread is busy. On an idle page it is close to 0. */
const MAX_BUSY_RATIO = 0.5;

/**
 * The main thread becomes idle after hydration. If it does not, the page responds to the other checks late or never.
 */
export const idle: TabCheck = {
  name: 'idle',
  isPrerequisite: true,
  async run({ tab }) {
    const isIdle = await withMetric(tab, 'TaskDuration', becomesIdle);
    return isIdle ? [] : ['its main thread never becomes idle: look for an effect that sets state in a loop'];
  },
};

async function becomesIdle(busyMs: () => Promise<number>): Promise<boolean> {
  for (let window = 0; window < MAX_WINDOWS; window += 1) {
    const [busyBefore, started] = [await busyMs(), performance.now()];
    await delay(WINDOW_MS);
    const busy = (await busyMs()) - busyBefore;
    const elapsed = performance.now() - started;
    // Beside other busy pages, a busy page gets little processor time and looks idle. Its window takes longer, though.
    if (elapsed < MAX_WINDOW_MS && busy < MAX_BUSY_RATIO * elapsed) return true;
  }
  return false;
}
