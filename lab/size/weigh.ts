import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { forEachConcurrently } from '@site/node-service/for-each-concurrently';
import { markHydration, timeOf } from './hydration';

export const KINDS = ['document', 'script', 'font', 'image', 'other'] as const;

/** A page counts as idle after this many idle callbacks in a row, 50 ms apart, without a request. */
const IDLE_CALLBACKS = 15;
const IDLE_INTERVAL_MS = 50;
const IDLE_TIMEOUT_MS = 30_000;
const CONCURRENT_PAGES = 4;
/** The status of the not-found page, and a preload that a busy machine uses late: without it no page is hydrated. */
const EXPECTED_MESSAGE = /status of 404|was preloaded using link preload but not used within a few seconds/;

type Kind = (typeof KINDS)[number];

/** The cost of a page before the first interaction. Bytes are those of bodies on the wire, without headers. */
export interface Weight {
  url: string;
  requests: Record<Kind, number>;
  allRequests: number;
  scriptBytes: number;
  /** Inline scripts, uncompressed, and those requested before the first paint. */
  scriptBytesBeforePaint: number;
  fontBytes: number;
  documentBytes: number;
  allBytes: number;
}

function kindOf(request: Request): Kind {
  const type = request.resourceType();
  return KINDS.find((kind) => kind === type) ?? 'other';
}

/** Bytes of JavaScript that a page has before its first paint. Runs in the page. */
function countScriptBytesBeforePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([type], [src])')];
  const requested = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const early = requested.filter(
    ({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0),
  );
  return (
    inline.reduce((bytes, { textContent }) => bytes + textContent.length, 0) +
    early.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
  );
}

/** A page then loads nothing for the pages that its links lead to. Runs in the page, before its scripts. */
const saveData = (): void =>
  void Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const sum = (figures: Record<Kind, number>) =>
  Object.values(figures).reduce((total, figure) => total + figure, 0);

/** Every request of a page until it is hydrated and idle. */
async function requestsUntilIdle(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  let pending = 0;
  let idleCallbacks = 0;
  const changePending = (by: number) => {
    pending += by;
    idleCallbacks = 0;
  };
  page.on('request', (request) => {
    requests.push(request);
    changePending(1);
  });
  page.on('requestfinished', () => changePending(-1));
  page.on('requestfailed', () => changePending(-1));
  await page.goto(address, { waitUntil: 'load' });
  await timeOf(page, 'hydrated').catch((error: Error) => {
    throw new Error(`${address} is not hydrated: ${error.message}`);
  });
  // Idle callbacks instead of a fixed time: on a busy machine a page takes longer until its next request.
  const deadline = performance.now() + IDLE_TIMEOUT_MS;
  while (pending > 0 || idleCallbacks < IDLE_CALLBACKS) {
    if (performance.now() > deadline)
      throw new Error(
        `${address} was not idle within ${IDLE_TIMEOUT_MS} ms: ${pending} requests are pending`,
      );
    await delay(IDLE_INTERVAL_MS);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 1_000 })),
    );
    idleCallbacks += 1;
  }
  return requests;
}

/**
 * Opens a page with an empty cache, and adds up its requests.
 *
 * @throws Error where the page logs something to the console: a broken page may load less than it should.
 */
async function weigh(browser: Browser, origin: string, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!EXPECTED_MESSAGE.test(message.text())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(markHydration);
  await page.addInitScript(saveData);
  const requests: Record<Kind, number> = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  const bytes = { ...requests };
  for (const request of await requestsUntilIdle(page, origin + url)) {
    requests[kindOf(request)] += 1;
    bytes[kindOf(request)] += (await request.sizes()).responseBodySize;
  }
  const scriptBytesBeforePaint = await page.evaluate(countScriptBytesBeforePaint);
  await context.close();
  if (messages.length > 0) throw new Error(`${origin}${url} logged: ${messages.join('; ')}`);
  return {
    url,
    requests,
    allRequests: sum(requests),
    scriptBytes: bytes.script,
    scriptBytesBeforePaint,
    fontBytes: bytes.font,
    documentBytes: bytes.document,
    allBytes: sum(bytes),
  };
}

/** Weighs pages, several at the same time. Resolves with the weights in the order of `urls`. */
export async function weighAll(browser: Browser, origin: string, urls: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  await forEachConcurrently([...urls.entries()], CONCURRENT_PAGES, async ([index, url]) => {
    weights[index] = await weigh(browser, origin, url);
  });
  return weights;
}
