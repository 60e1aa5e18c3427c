import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, ViewportSize } from 'playwright-core';
import type { TabVisit } from '../checks/check';
import type { TrialPage } from '../site/trial-pages';
import { observe, stopObserving } from './observe';
import { expectResponse } from './responding';
import { goTo, headingOf, newTab, WIDE } from './tab';

/** A tab that takes longer to leave its page hangs. */
const LEAVE_TIMEOUT_MS = 10_000;
const BLANK = 'about:blank';

/** A pool of tabs: a new tab costs a process, and a page loads in half of the time in a used one. */
export class Tabs {
  private readonly free: Page[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly viewport: ViewportSize = WIDE,
  ) {}

  /** Opens a page, and waits until it is hydrated. The hydration check reports a page that is not. */
  async open(origin: string, target: TrialPage): Promise<TabVisit> {
    const tab = this.free.pop() ?? (await newTab(this.context));
    const observed = observe(tab, origin);
    try {
      await goTo(tab, origin + target.url);
      await expectResponse(tab);
      return { target, origin, tab, observed, heading: await headingOf(tab) };
    } catch (error) {
      await this.discard({ tab });
      throw error;
    }
  }

  /** Ends a visit. Its tab returns to the pool, unless it hangs. */
  async close({ tab }: Pick<TabVisit, 'tab'>): Promise<void> {
    await stopObserving(tab);
    const isClean = await Promise.race([
      leave(tab, this.viewport),
      delay(LEAVE_TIMEOUT_MS, false, { ref: false }),
    ]);
    if (isClean) this.free.push(tab);
    else await this.discard({ tab });
  }

  /** Ends a visit and closes its tab. */
  async discard({ tab }: Pick<TabVisit, 'tab'>): Promise<void> {
    await Promise.race([tab.close(), delay(LEAVE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/**
 * Clears its session storage and shows a blank page. Resolves with false if that fails. The page itself navigates to
 * the blank one, which inherits its opener policy. So the process stays, and loads the next page in 0.6 of the time of
 * a new one.
 */
async function leave(tab: Page, viewport: ViewportSize): Promise<boolean> {
  try {
    await tab.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    // Back may have led to the blank page. Another navigation to it would interrupt that to the next page.
    if (tab.url() !== BLANK) {
      const isBlank = tab.waitForURL(BLANK);
      // The page may be gone before it answers.
      await Promise.all([
        isBlank,
        tab.evaluate((url) => location.replace(url), BLANK).catch(() => undefined),
      ]);
    }
    await tab.setViewportSize(viewport);
    return true;
  } catch {
    return false;
  }
}
