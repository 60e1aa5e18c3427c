import { spawn, type ChildProcess } from 'node:child_process';
import { waitUntil } from '@site/node-service/wait-until';
import { Builder, Capabilities, Key as WebDriverKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '@site/node-service/free-ports';
import type { Driver, Key } from './driver';

/** Larger than every tested window. */
const SCREEN = '1400x1000x24';
const KEYS: Readonly<Record<Key, string>> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
};
/** MiniBrowser paints without a graphics card. */
const SOFTWARE_RENDERING = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

/** WebKitGTK by WebDriver, on a virtual screen. Its console cannot be read. */
class WebKitDriver implements Driver {
  constructor(
    private readonly browser: WebDriver,
    private readonly processes: readonly ChildProcess[],
  ) {}

  async open(url: string): Promise<void> {
    await this.browser.get(url);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.browser.executeScript(`return ${expression}`);
  }

  async movePointer(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
    await this.browser.actions().move(at).perform();
  }

  async click(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
    await this.browser.actions().move(at).click().perform();
  }

  async type(text: string): Promise<void> {
    await this.browser.actions().sendKeys(text).perform();
  }

  async press(key: Key): Promise<void> {
    await this.browser.actions().sendKeys(KEYS[key]).perform();
  }

  takeMessages(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    await this.browser.quit().catch(() => undefined);
    for (const child of this.processes) child.kill();
  }
}

/** Waits until a program that was just started is ready. Rejects if it exits before, or cannot be started. */
function waitUntilReady<Value>(child: ChildProcess, condition: () => Value | Promise<Value>) {
  // Without a listener, the event would end this process. The exit code is the reason, as a negative number.
  child.once('error', () => undefined);
  const isReady = () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${child.spawnfile} exited (${child.exitCode ?? child.signalCode})`);
    return condition();
  };
  return waitUntil(isReady, { message: `${child.spawnfile} is ready` });
}

/** Starts Xvfb on a free display, and adds it to the processes. Resolves with the display's number. */
async function startScreen(processes: ChildProcess[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  processes.unshift(screen);
  let printed = '';
  screen.stdout.on('data', (chunk) => (printed += String(chunk)));
  await waitUntilReady(screen, () => printed.endsWith('\n'));
  return printed.trim();
}

/** Starts WebKitGTK's driver on a display, and adds it to the processes. Resolves with its address. */
async function startServer(processes: ChildProcess[], display: string): Promise<string> {
  const [port] = await freePorts(1);
  const env = { ...process.env, ...SOFTWARE_RENDERING, DISPLAY: `:${display}` };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  processes.unshift(server);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(server, async () => (await fetch(`${url}/status`).catch(() => null))?.ok);
  return url;
}

/** Starts WebKitGTK's browser on a screen of its own. */
export async function launchWebKit(browserPath: string): Promise<Driver> {
  const processes: ChildProcess[] = [];
  try {
    const url = await startServer(processes, await startScreen(processes));
    const options = { binary: browserPath, args: ['--automation', '--full-screen'] };
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build();
    return new WebKitDriver(browser, processes);
  } catch (error) {
    for (const child of processes) child.kill();
    throw error;
  }
}
