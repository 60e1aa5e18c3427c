import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type { TabCheck } from './check';

const WINDOW_MS = 300;
const MAX_WINDOW_MS = 2 * WINDOW_MS;
const MAX_WINDOWS = 10;
/** Of a window; a page that does nothing takes next to nothing. */
const MAX_BUSY = 0.5;

/** The main thread comes to rest once the page is hydrated. Whatever else is asked of one that does not is answered late, or never. */
export const rest: TabCheck = {
  name: 'rest',
  pages: 'all',
  isTimed: true,
  isDecisive: true,
  async run({ tab }) {
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable');
    const rests = await comesToRest(session);
    await session.detach();
    return rests ? [] : ['its code never comes to rest: look for an effect that sets a state in a loop'];
  },
};

async function comesToRest(session: CDPSession): Promise<boolean> {
  for (let window = 0; window < MAX_WINDOWS; window += 1) {
    const [busyBefore, started] = [await busyMs(session), performance.now()];
    await delay(WINDOW_MS);
    const busy = (await busyMs(session)) - busyBefore;
    const elapsed = performance.now() - started;
    // Beside other busy pages one gets little of the processor, and looks idle; but it answers late.
    if (elapsed < MAX_WINDOW_MS && busy < MAX_BUSY * elapsed) return true;
  }
  return false;
}

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
