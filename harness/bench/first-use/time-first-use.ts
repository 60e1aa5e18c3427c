import type { Browser, Page } from '@playwright/test';
import { waitUntil } from '@site/node-service/wait-until';
import { timeOf } from '../size/hydration';
import type { Control } from './controls';

/** A slow phone: a quarter of this machine's speed, 400 kbit/s in both directions, 400 ms. */
const SLOW_PHONE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};
/** How long a press may stay unanswered before the visitor presses again. */
const PATIENCE_MS = 2_000;
const MAX_PRESSES = 15;

/** Times in milliseconds. */
export interface FirstUse {
  /** Since the start of the navigation. */
  firstPaintMs: number;
  /** From the first paint until a press was answered; 0 if the first one was. */
  unusableMs: number;
  /** From that press to its answer. */
  answerMs: number;
  /** Whether React had the control by then. */
  hydrated: boolean;
}

/** What happened in the page, or on its connection. */
interface Note {
  event: 'pressed' | 'answered';
  /** Milliseconds since 1970. */
  time: number;
  hydrated: boolean;
}

/**
 * Runs in the page before its own scripts: notes when it was pressed, and when a menu or dialog opened. Without named
 * functions inside: tsx would mark them with a helper that the page lacks.
 */
function notePresses(): void {
  for (const type of ['pointerdown', 'toggle']) {
    addEventListener(
      type,
      (happened) => {
        if (type === 'toggle' && (happened as ToggleEvent).newState !== 'open') return;
        const button = (happened.target as Element).closest('button') ?? {};
        (window as unknown as { note: (note: Note) => void }).note({
          event: type === 'toggle' ? 'answered' : 'pressed',
          // Not the time origin, from which the clock of the machine may have moved away.
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
  notes: Note[],
): Promise<Page> {
  const context = await browser.newContext({ ...control.device, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  await page.exposeFunction('note', (note: Note) => void notes.push(note));
  await page.addInitScript(notePresses);
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && /\/(_forms|api)\//.test(request.url());
    if (isForm)
      notes.push({ event: 'answered', time: Date.now(), hydrated: request.url().includes('/api/') });
  });
  await page.goto(control.url, { waitUntil: 'commit' });
  return page;
}

const isAnswered = (notes: readonly Note[]) => notes.some(({ event }) => event === 'answered');

/**
 * Presses a control as soon as its page is painted, and again until it answers.
 *
 * @throws Error where it never does.
 */
export async function timeFirstUse(browser: Browser, origin: string, control: Control): Promise<FirstUse> {
  const notes: Note[] = [];
  const page = await openOnSlowPhone(browser, origin, control, notes);
  try {
    const firstPaintMs = await timeOf(page, 'first-contentful-paint');
    const navigationStart = await page.evaluate(() => Date.now() - performance.now());
    await control.prepare?.(page);
    notes.length = 0;
    for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
      await control.locate(page).click({ noWaitAfter: true });
      await waitUntil(() => isAnswered(notes), { timeoutMs: PATIENCE_MS }).catch(() => undefined);
      if (!isAnswered(notes)) continue;
      const pressed = notes.findLast(({ event }) => event === 'pressed') as Note;
      const answered = notes.find(({ event }) => event === 'answered') as Note;
      return {
        firstPaintMs,
        unusableMs: presses === 1 ? 0 : pressed.time - navigationStart - firstPaintMs,
        answerMs: answered.time - pressed.time,
        hydrated: pressed.hydrated,
      };
    }
    throw new Error(`${control.name}: pressed ${MAX_PRESSES} times, and never answered`);
  } finally {
    await page.context().close();
  }
}
