import type { Browser, BrowserContext } from 'playwright-core';
import { DEFINE_NAME_HELPER } from '../page/tab';
import { Tabs } from '../page/tabs';
import { browserOf, type Row } from './conditions';

/** Keeps a browser context for each combination of conditions. It makes each one when a page first needs it. */
export class VisitorBrowsers {
  private readonly started = new Map<string, Promise<{ context: BrowserContext; tabs: Tabs }>>();

  constructor(private readonly browser: Pick<Browser, 'newContext' | 'isConnected'>) {}

  /**
   * Returns the tabs for a combination of conditions. The empty combination is the default context, which all other
   * checks use.
   */
  async tabsFor(row: Row): Promise<Tabs> {
    const key = row.join();
    const started = this.started.get(key) ?? this.start(row);
    this.started.set(key, started);
    return (await started).tabs;
  }

  /**
   * In a browser that has ended, every visit fails, that of the live page too. No finding would then count, and the
   * candidate would pass.
   *
   * @throws Error if the browser has crashed, or was closed.
   */
  expectConnected(): void {
    if (this.browser.isConnected()) return;
    throw new Error(
      'the browser ended during the trial: it crashed, lacked memory, or was told to end. Run the command again',
    );
  }

  /** @throws Error as `expectConnected`. */
  async close(): Promise<void> {
    await Promise.all([...this.started.values()].map(async (each) => (await each).context.close()));
    this.expectConnected();
  }

  private async start(row: Row) {
    const { context: options, scripts } = browserOf(row);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await this.browser.newContext({ ...options, permissions });
    // As one script: the scripts need the helper, and Playwright runs several in any order.
    const calls = scripts.map((script) => `(${String(script)})()`);
    await context.addInitScript([DEFINE_NAME_HELPER, ...calls].join(';\n'));
    return { context, tabs: new Tabs(context, options.viewport ?? undefined) };
  }
}
