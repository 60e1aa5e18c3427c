import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from '../browser';
import { findingsOf, type CheckFinding } from '../findings';
import { UnpaintedError } from '../page/responding';
import { VisitorBrowsers } from './visitor-browsers';

/** How many browsers may fail to paint a page before the trial reports it. */
const MAX_BROWSERS = 3;

/** Repeats visits in a new browser if Chromium has stopped painting their page, and uses the new one from then on. */
export class PaintingBrowsers {
  private own: Browser | undefined;

  constructor(private browsers: VisitorBrowsers) {}

  /**
   * @param onRepeat called before a visit is repeated.
   * @throws Error if the browser has ended.
   */
  async visit(
    url: string,
    run: (browsers: VisitorBrowsers) => Promise<CheckFinding[]>,
    onRepeat: () => void,
  ): Promise<CheckFinding[]> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await run(this.browsers).finally(() => this.browsers.expectConnected());
      } catch (error) {
        if (!(error instanceof UnpaintedError)) throw error;
        if (tried === MAX_BROWSERS) return findingsOf({ name: 'load' }, url, [error.message]);
      }
      onRepeat();
      await this.close();
      this.own = await chromium.launch(browserLaunch());
      this.browsers = new VisitorBrowsers(this.own);
    }
  }

  /** Closes the new browser, if there is one. */
  async close(): Promise<void> {
    await this.own?.close();
  }
}
