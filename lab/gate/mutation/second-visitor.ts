import type { Release, RemoteName } from '@site/contracts';
import { browserLaunch } from '@site/browser-trial/browser';
import { differenceOf } from '@site/browser-trial/pictures';
import { HangingError, rejectIfHanging, untilPainted } from '@site/browser-trial/responding';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { pagesToVisit, type Urls } from './pages-to-visit';

const WIDTHS_PX = [390, 1280];
const HEIGHT_PX = 800;
const MAX_CONTROLS = 8;
/** A page has settled when its document has not changed for this long. */
const QUIET_MS = 250;
const MAX_SETTLE_MS = 4_000;
/** The share of a picture that may differ by rounding. */
const MAX_DIFFERENCE = 0.00002;
const TYPED = 'Test 12';

/** Maps each thing that the visitor does on a page to the result that the page gives. */
type Experience = Map<string, string>;

interface Visit {
  experience: Experience;
  /** Null if the page hangs. */
  picture: Buffer | null;
}

/**
 * Visits the releases that the gate has let pass. Of the trial's code it uses only the list of pages, the comparison of
 * pictures, and the limits for pages that hang or are not painted.
 */
export class SecondVisitor {
  /** These things also differ between two visits of the same live page, by page. */
  private readonly byChance = new Map<string, ReadonlySet<string>>();

  private constructor(private browser: Browser) {}

  static async start(): Promise<SecondVisitor> {
    return new SecondVisitor(await chromium.launch(browserLaunch()));
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  /** Lists the differences on the first page on which a candidate differs from the live release for a visitor. */
  async differences(urls: Urls, candidate: Release, live: Record<RemoteName, Release>): Promise<string[]> {
    for (const url of await pagesToVisit(urls, candidate, live)) {
      const found = await this.onPage(urls, url);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async onPage(urls: Urls, url: string): Promise<string[]> {
    const found: string[] = [];
    for (const width of WIDTHS_PX) {
      const place = `${url} at ${width} px`;
      const different = await this.compare(urls, url, width);
      if (different.length === 0) continue;
      const same = { candidate: urls.live, live: urls.live };
      const byChance = this.byChance.get(place) ?? new Set(await this.compare(same, url, width));
      this.byChance.set(place, byChance);
      found.push(...different.filter((what) => !byChance.has(what)).map((what) => `${place}: ${what}`));
    }
    return found;
  }

  private async compare(urls: Urls, url: string, width: number): Promise<string[]> {
    const [candidate, live] = await this.visitBoth(urls, url, width);
    const names = new Set([...candidate.experience.keys(), ...live.experience.keys()]);
    const different = [...names].filter(
      (name) => candidate.experience.get(name) !== live.experience.get(name),
    );
    if (!candidate.picture || !live.picture) return different;
    const hasOtherLooks = differenceOf(candidate.picture, live.picture) > MAX_DIFFERENCE;
    return hasOtherLooks ? ['its looks', ...different] : different;
  }

  /** Repeats both visits in a new browser if the browser stops painting one of them. */
  private visitBoth(urls: Urls, url: string, width: number): Promise<[Visit, Visit]> {
    return untilPainted(
      () => Promise.all([this.visit(urls.candidate, url, width), this.visit(urls.live, url, width)]),
      async () => {
        await this.browser.close();
        this.browser = await chromium.launch(browserLaunch());
      },
    );
  }

  private async visit(origin: string, url: string, width: number): Promise<Visit> {
    const viewport = { width, height: HEIGHT_PX };
    const context = await this.browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript('globalThis.__name = (value) => value');
    const tab = await context.newPage();
    try {
      return await experienceOf(tab, origin, url);
    } catch (error) {
      if (!(error instanceof HangingError)) throw error;
      return { experience: new Map([['its response', 'none']]), picture: null };
    } finally {
      await context.close();
    }
  }
}

async function experienceOf(tab: Page, origin: string, url: string): Promise<Visit> {
  const problems: string[] = [];
  tab.on('pageerror', ({ message }) => problems.push(message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const open = async () => {
    const response = await tab.goto(origin + url);
    await settle(tab);
    return response?.status();
  };
  const experience: Experience = new Map([['its status', String(await open())]]);
  await lookAtAll(tab);
  experience.set('its title', await tab.title());
  experience.set('its words', await words(tab));
  experience.set('where its links lead', await targets(tab));
  const picture = await rejectIfHanging(() => pictureOf(tab), [tab]);
  for (const [action, selector] of [
    ['press', 'main :is(button, summary)'],
    ['type into', 'main :is(input:not([type="radio"], [type="checkbox"], [type="date"]), textarea)'],
  ] as const) {
    const count = Math.min(await tab.locator(`${selector}:visible`).count(), MAX_CONTROLS);
    for (let index = 0; index < count; index += 1) {
      const control = tab.locator(`${selector}:visible`).nth(index);
      const done = act(action, control).catch(() => 'impossible');
      experience.set(`${action} control ${index + 1}`, (await done) + (await afterwards(tab, origin)));
      await open();
      await lookAtAll(tab);
    }
  }
  experience.set('its errors', problems.map((line) => line.replaceAll(/\S*localhost\S*/g, '')).join('\n'));
  return { experience, picture };
}

/** The picture of the whole page. Images that the browser does not decode in time are missing in it. */
async function pictureOf(tab: Page): Promise<Buffer> {
  await tab.evaluate((maxMs) => {
    const decoded = [...document.images].map((image) => image.decode().catch(() => null));
    return Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, maxMs))]);
  }, MAX_SETTLE_MS);
  return tab.screenshot({ fullPage: true, animations: 'disabled' });
}

async function act(action: 'press' | 'type into', control: Locator): Promise<string> {
  if (action === 'press') await control.click({ timeout: MAX_SETTLE_MS });
  else {
    await control.fill(TYPED, { timeout: MAX_SETTLE_MS });
    await control.press('Tab');
  }
  return '';
}

async function afterwards(tab: Page, origin: string): Promise<string> {
  await settle(tab);
  // A page may show its own address, whose port differs.
  return `${tab.url()}\n${await words(tab)}`.replaceAll(origin, '');
}

/** Waits until the document has not changed for a moment. */
const settle = (tab: Page): Promise<void> =>
  tab.evaluate(
    ({ quietMs, maxMs }) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, quietMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(end, maxMs);
      }),
    { quietMs: QUIET_MS, maxMs: MAX_SETTLE_MS },
  );

/** Scrolls through the page, so that everything is loaded. */
async function lookAtAll(tab: Page): Promise<void> {
  const scroll = async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  };
  await rejectIfHanging(() => tab.evaluate(scroll), [tab]);
  await settle(tab);
}

const words = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')];
    return [
      document.body.innerText,
      ...fields.map(({ value, validationMessage }) => value + validationMessage),
    ].join('\n');
  });

const targets = (tab: Page): Promise<string> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      .map((link) => (link.origin === location.origin ? link.pathname + link.search + link.hash : link.href))
      .join('\n'),
  );
