import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * If no frame of a page is painted for this long, it hangs, or the browser has stopped painting it. On a busy machine
 * with 15 tabs, frames have taken 4.5 s.
 */
const FRAME_TIMEOUT_MS = 15_000;
/** A page that then runs no script for this long either hangs. A busy machine takes a fraction of it. */
const ANSWER_TIMEOUT_MS = 5_000;
/**
 * The limit of one check of one page: a check that never ends would block the trial. On a busy machine, a check of a
 * small page has taken more than 45 s.
 */
const WORK_TIMEOUT_MS = 120_000;
/** How often the trial asks whether the page still responds. */
const PING_INTERVAL_MS = 1_000;
/** How many browsers try to paint a page. */
const MAX_BROWSERS = 3;

/** The page of a tab does not respond, or work with it does not end. */
export class HangingError extends Error {
  override readonly name = 'HangingError';
}

/** A page runs scripts, but the browser paints no frame of it. Chromium sometimes does this, whatever the page. */
export class UnpaintedError extends Error {
  override readonly name = 'UnpaintedError';
}

/**
 * Waits until the browser paints a frame of the page. A page that is being unloaded counts as responding.
 *
 * @throws HangingError if the page does not respond in time, UnpaintedError if it responds but gets no frame.
 */
export async function expectResponse(tab: Page): Promise<void> {
  const frame = tab.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  if (await endsWithin(FRAME_TIMEOUT_MS, frame)) return;
  const answer = tab.evaluate(() => undefined);
  if (await endsWithin(ANSWER_TIMEOUT_MS, answer))
    throw new UnpaintedError(`the browser paints no frame of the page within ${FRAME_TIMEOUT_MS / 1_000} s`);
  const seconds = (FRAME_TIMEOUT_MS + ANSWER_TIMEOUT_MS) / 1_000;
  throw new HangingError(`the page does not respond within ${seconds} s`);
}

/**
 * Repeats a visit in a new browser if the browser does not paint its page.
 *
 * @param startBrowser replaces the browser that the next visit uses.
 * @throws UnpaintedError if three browsers have not painted the page.
 */
export async function untilPainted<Value>(
  visit: () => Promise<Value>,
  startBrowser: () => Promise<void>,
): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await visit();
    } catch (error) {
      if (!(error instanceof UnpaintedError) || tried === MAX_BROWSERS) throw error;
    }
    await startBrowser();
  }
}

const endsWithin = (timeoutMs: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    delay(timeoutMs, false, { ref: false }),
  ]);

/**
 * Resolves with the result of work.
 *
 * @param tabs the tabs that the work uses. It may add those that it opens.
 * @throws HangingError if the work does not end in time; HangingError or UnpaintedError as soon as `expectResponse`
 * throws it for one of the tabs.
 */
export async function rejectIfHanging<Value>(
  work: () => Promise<Value>,
  tabs: readonly Page[],
): Promise<Value> {
  const timer = new AbortController();
  const { signal } = timer;
  const hanging = Promise.race([rejectOnTimeout(signal), rejectOnHang(tabs, signal)]);
  hanging.catch(() => undefined);
  try {
    return await Promise.race([work(), hanging]);
  } finally {
    timer.abort();
  }
}

async function rejectOnTimeout(signal: AbortSignal): Promise<never> {
  await delay(WORK_TIMEOUT_MS, undefined, { signal });
  throw new HangingError(`it takes more than ${WORK_TIMEOUT_MS / 1000} s`);
}

async function rejectOnHang(tabs: readonly Page[], signal: AbortSignal): Promise<never> {
  for (;;) {
    await Promise.all(tabs.map(expectResponse));
    await delay(PING_INTERVAL_MS, undefined, { signal });
  }
}
