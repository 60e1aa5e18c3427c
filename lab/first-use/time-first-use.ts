import type { Browser, Page } from '@playwright/test';
import { waitUntil } from '@site/node-service/wait-until';
import { timeOf } from '../size/hydration';
import type { Control } from './controls';

/** A slow phone: a quarter of this machine's speed, 400 kbit/s in both directions, 400 ms. */
const SLOW_PHONE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};
/** A press without a response for this long is repeated. */
const RESPONSE_TIMEOUT_MS = 2_000;
const MAX_PRESSES = 15;

/** Times in milliseconds. */
export interface FirstUse {
  /** Since the start of the navigation. */
  firstPaintMs: number;
  /** From the first paint to the press that had a response; 0 if the first one had. */
  unusableMs: number;
  /** From that press to its response. */
  responseMs: number;
  /** Whether React had hydrated the control at that press. */
  hydrated: boolean;
}

/** An event in the page, or on its connection. */
interface RecordedEvent {
  event: 'pressed' | 'responded';
  /** Milliseconds since 1970. */
  time: number;
  hydrated: boolean;
}

declare global {
  interface Window {
    /** Exposed to the page by `openOnSlowPhone`. */
    recordEvent(event: RecordedEvent): void;
  }
}

/**
 * Runs in the page before the page's scripts. Records presses, and when a menu or dialog opens. It has no named
 * functions: tsx would wrap them in a helper that the page lacks.
 */
function recordPresses(): void {
  for (const type of ['pointerdown', 'toggle']) {
    addEventListener(
      type,
      (happened) => {
        if (type === 'toggle' && (happened as ToggleEvent).newState !== 'open') return;
        const button = (happened.target as Element).closest('button') ?? {};
        window.recordEvent({
          event: type === 'toggle' ? 'responded' : 'pressed',
          // Not relative to the time origin: the machine's clock may have been adjusted since.
          time: Date.now(),
          hydrated: Object.keys(button).some((key) => key.startsWith('__reactProps$')),
        });
      },
      { capture: true },
    );
  }
}

async function openOnSlowPhone(
  browser: Browser,
  origin: string,
  control: Control,
  events: RecordedEvent[],
): Promise<Page> {
  const context = await browser.newContext({ ...control.device, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  await page.exposeFunction('recordEvent', (event: RecordedEvent) => void events.push(event));
  await page.addInitScript(recordPresses);
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && /\/(_forms|api)\//.test(request.url());
    if (isForm)
      events.push({ event: 'responded', time: Date.now(), hydrated: request.url().includes('/api/') });
  });
  await page.goto(control.url, { waitUntil: 'commit' });
  return page;
}

const hasResponded = (events: readonly RecordedEvent[]) => events.some(({ event }) => event === 'responded');

/**
 * Presses a control as soon as its page is painted, and again until it responds.
 *
 * @throws Error after `MAX_PRESSES` without a response.
 */
export async function timeFirstUse(browser: Browser, origin: string, control: Control): Promise<FirstUse> {
  const events: RecordedEvent[] = [];
  const page = await openOnSlowPhone(browser, origin, control, events);
  try {
    const firstPaintMs = await timeOf(page, 'first-contentful-paint');
    const navigationStart = await page.evaluate(() => Date.now() - performance.now());
    await control.prepare?.(page);
    events.length = 0;
    for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
      // With `force`, the press does not wait until the control is enabled, at rest and uncovered.
      await control.locate(page).click({ noWaitAfter: true, force: true });
      await waitUntil(() => hasResponded(events), { timeoutMs: RESPONSE_TIMEOUT_MS }).catch(() => undefined);
      if (!hasResponded(events)) continue;
      const pressed = events.findLast(({ event }) => event === 'pressed') as RecordedEvent;
      const responded = events.find(({ event }) => event === 'responded') as RecordedEvent;
      return {
        firstPaintMs,
        unusableMs: presses === 1 ? 0 : pressed.time - navigationStart - firstPaintMs,
        responseMs: responded.time - pressed.time,
        hydrated: pressed.hydrated,
      };
    }
    throw new Error(`${control.name}: pressed ${MAX_PRESSES} times without a response`);
  } finally {
    await page.context().close();
  }
}
