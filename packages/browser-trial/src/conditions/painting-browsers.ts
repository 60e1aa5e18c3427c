import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from '../browser';
import { findingsOf, type CheckFinding } from '../findings';
import { UnpaintedError, untilPainted } from '../page/responding';
import { VisitorBrowsers } from './visitor-browsers';

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
    const visit = () => run(this.browsers).finally(() => this.browsers.expectConnected());
    const startBrowser = async () => {
      onRepeat();
      await this.close();
      this.own = await chromium.launch(browserLaunch());
      this.browsers = new VisitorBrowsers(this.own);
    };
    return untilPainted(visit, startBrowser).catch((error: Error) => {
      if (!(error instanceof UnpaintedError)) throw error;
      return findingsOf({ name: 'load' }, url, [error.message]);
    });
  }

  /** Closes the new browser, if there is one. */
  async close(): Promise<void> {
    await this.own?.close();
  }
}
