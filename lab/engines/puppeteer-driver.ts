import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Driver, Key } from './driver';

type BrowserName = 'chrome' | 'firefox';

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
class PuppeteerDriver implements Driver {
  private messages: string[] = [];

  readonly setScripts?: (enabled: boolean) => Promise<void>;

  constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    name: BrowserName,
  ) {
    // Debian's Firefox does not support the command.
    if (name === 'chrome') this.setScripts = (enabled) => page.setJavaScriptEnabled(enabled);
    page.on('console', (message) => this.messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.messages.push(String(error)));
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async movePointer(x: number, y: number): Promise<void> {
    await this.page.mouse.move(x, y);
  }

  async click(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.page.keyboard.press(key);
  }

  takeMessages(): string[] {
    return this.messages.splice(0);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** Launches a browser with a temporary profile. */
export async function launchWithPuppeteer(
  browser: BrowserName,
  executablePath: string,
  args: string[] = [],
): Promise<Driver> {
  const extraPrefsFirefox = {
    // After Back to a page that Firefox keeps in its parent process, Puppeteer gets no event of the next page's load.
    'fission.bfcacheInParent': false,
    // A mouse: it is precise and hovers.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  };
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    args,
    extraPrefsFirefox,
    headless: true,
  });
  return new PuppeteerDriver(launched, await launched.newPage(), browser);
}
