import type { Browser, Page } from '@playwright/test';
import { waitUntil } from '@site/node-service/wait-until';
import { PHONE } from '../first-use/controls';
import { timeOf } from '../size/hydration';
import type { Journey } from './journeys';

/** A slow phone has a quarter of this machine's speed. */
const CPU_SLOWDOWN = 4;
/** A page that requests nothing for this long has loaded what it needs, and what its first screen leads to. */
const QUIET_MS = 2_500;
const PAINT_TIMEOUT_MS = 20_000;

/** Whether the link is followed at the first paint, or once the page's code has run and the network is quiet. */
export type Moment = 'before code' | 'after code';

interface RecordedEvent {
  event: 'followed' | 'painted';
  /** Milliseconds since 1970. */
  time: number;
}

declare global {
  interface Window {
    /** Exposed to the page by `timeNavigation`. */
    recordNavigation(event: RecordedEvent): void;
  }
}

/**
 * Runs in every document before its scripts. Records when a link is followed, the first paint of the document, and the
 * paint after React has shown another heading. It has no named functions: tsx would wrap them in a helper that the page
 * lacks.
 */
function recordNavigations(): void {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    const time = Date.now() - (performance.now() - paint.startTime);
    window.recordNavigation({ event: 'painted', time });
  }).observe({ type: 'paint', buffered: true });

  addEventListener(
    'click',
    (click) => {
      if (!(click.target as Element).closest('a')) return;
      window.recordNavigation({ event: 'followed', time: Date.now() });
      const heading = document.querySelector('h1');
      const shown = heading?.textContent;
      new MutationObserver((_, observer) => {
        const current = document.querySelector('h1');
        if (!current || (current === heading && current.textContent === shown)) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => window.recordNavigation({ event: 'painted', time: Date.now() })),
        );
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    { capture: true },
  );
}

async function openOnSlowPhone(browser: Browser, events: RecordedEvent[]): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.exposeFunction('recordNavigation', (event: RecordedEvent) => void events.push(event));
  await page.addInitScript(recordNavigations);
  return page;
}

/** Waits until the page requests nothing. Playwright's `networkidle` comes only once per document. */
async function waitUntilQuiet(page: Page): Promise<void> {
  let pending = 0;
  let quietSince = Date.now();
  page.on('request', () => (pending += 1));
  const end = () => {
    pending -= 1;
    quietSince = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await waitUntil(() => pending <= 0 && Date.now() - quietSince > QUIET_MS);
}

/**
 * Follows a link with a tap.
 *
 * @returns milliseconds from the click to the first paint of the next page.
 */
export async function timeNavigation(
  browser: Browser,
  origin: string,
  { from, link, prepare }: Journey,
  moment: Moment,
): Promise<number> {
  const events: RecordedEvent[] = [];
  const page = await openOnSlowPhone(browser, events);
  const isAfterCode = moment === 'after code';
  try {
    await page.goto(origin + from, { waitUntil: isAfterCode ? 'networkidle' : 'commit' });
    await timeOf(page, 'first-contentful-paint');
    await prepare?.(page);
    const target = page.locator(`${link}:visible`).first();
    await target.scrollIntoViewIfNeeded();
    if (isAfterCode) await waitUntilQuiet(page);
    events.length = 0;
    await target.tap({ noWaitAfter: true });
    const paint = () => {
      const followed = events.find(({ event }) => event === 'followed');
      const painted = events.find(
        ({ event, time }) => event === 'painted' && followed !== undefined && time > followed.time,
      );
      return followed && painted && painted.time - followed.time;
    };
    await waitUntil(() => paint() !== undefined, { timeoutMs: PAINT_TIMEOUT_MS });
    return paint() as number;
  } finally {
    await page.context().close();
  }
}
