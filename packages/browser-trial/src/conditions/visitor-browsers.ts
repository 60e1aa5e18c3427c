import type { Browser, BrowserContext } from 'playwright-core';
import { KEEP_NAMES } from '../page/tab';
import { Tabs } from '../page/tabs';
import { browserOf, type Row } from './conditions';

/** Browsers of visitors who differ: one for each combination of conditions, started when a page first needs it. */
export class VisitorBrowsers {
  private readonly started = new Map<string, Promise<{ context: BrowserContext; tabs: Tabs }>>();

  constructor(private readonly browser: Pick<Browser, 'newContext'>) {}

  /**
   * Returns the tabs for a combination of conditions. The empty combination is the default browser, which all other
   * checks use.
   */
  async tabsFor(row: Row): Promise<Tabs> {
    const key = row.join();
    const browser = this.started.get(key) ?? this.start(row);
    this.started.set(key, browser);
    return (await browser).tabs;
  }

  async close(): Promise<void> {
    await Promise.all([...this.started.values()].map(async (browser) => (await browser).context.close()));
  }

  private async start(row: Row) {
    const { context: options, scripts } = browserOf(row);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await this.browser.newContext({ ...options, permissions });
    await context.addInitScript(KEEP_NAMES);
    for (const script of scripts) await context.addInitScript(script);
    return { context, tabs: new Tabs(context, options.viewport ?? undefined) };
  }
}
