import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { noteHydration, timeOf } from './hydration';

export const KINDS = ['document', 'script', 'font', 'image', 'other'] as const;

/** A page is quiet when it has been idle this many times in a row, some milliseconds apart, without asking for anything. */
const IDLE_TIMES = 15;
const IDLE_EVERY = 50;
const AT_ONCE = 4;

type Kind = (typeof KINDS)[number];

/** What a page costs a visitor who has just arrived and touches nothing. Bytes are those on the wire, without headers. */
export interface Weight {
  url: string;
  requests: Record<Kind, number>;
  allRequests: number;
  scriptBytes: number;
  allBytes: number;
}

function kindOf(request: Request): Kind {
  const type = request.resourceType();
  return KINDS.find((kind) => kind === type) ?? 'other';
}

/** Every request of a page, once it is alive and has asked for nothing more for a while. */
async function requestsUntilQuiet(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  let underWay = 0;
  let idle = 0;
  const change = (by: number) => {
    underWay += by;
    idle = 0;
  };
  page.on('request', (request) => {
    requests.push(request);
    change(1);
  });
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  await page.goto(address, { waitUntil: 'load' });
  await timeOf(page, 'hydrated');
  // Counted by the page's own idle moments, not by the clock: on a busy machine a page takes longer to go on.
  while (underWay > 0 || idle < IDLE_TIMES) {
    await pause(IDLE_EVERY);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    idle += 1;
  }
  return requests;
}

/**
 * Opens a page in a browser that knows nothing of the site yet, waits until the network is quiet, and adds up what came.
 *
 * @throws Error where the page says something in the console: what is broken loads less, or more, than it should.
 */
async function weigh(browser: Browser, origin: string, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  // A browser logs the answer 404 of a page that is not there.
  page.on(
    'console',
    (message) => message.text().includes('status of 404') || complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(noteHydration);
  const weight: Weight = {
    url,
    requests: { document: 0, script: 0, font: 0, image: 0, other: 0 },
    allRequests: 0,
    scriptBytes: 0,
    allBytes: 0,
  };
  for (const request of await requestsUntilQuiet(page, origin + url)) {
    const kind = kindOf(request);
    const { responseBodySize } = await request.sizes();
    weight.requests[kind] += 1;
    weight.allRequests += 1;
    weight.allBytes += responseBodySize;
    if (kind === 'script') weight.scriptBytes += responseBodySize;
  }
  await context.close();
  if (complaints.length > 0) throw new Error(`${origin}${url} complains: ${complaints.join('; ')}`);
  return weight;
}

/** Weighs several pages, a few at once; in their order. */
export async function weighAll(browser: Browser, origin: string, urls: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < urls.length; index = next++) {
      weights[index] = await weigh(browser, origin, urls[index] ?? '');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return weights;
}
