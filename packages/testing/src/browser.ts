import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of the system's Chromium; undefined where none is installed. */
function systemBrowser(): string | undefined {
  for (const name of SYSTEM_BROWSERS) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not installed under this name.
    }
  }
  return undefined;
}

/** How tests launch a browser: the system's Chromium where there is one, without network requests of its own. */
export function browserLaunch(): LaunchOptions {
  const executablePath = systemBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

const browserIsInstalled = () => systemBrowser() !== undefined || existsSync(chromium.executablePath());

/** Desktop systems have Arial, or Liberation with the same metrics. Without either, text shifts when web fonts load. */
const fontsAreInstalled = () =>
  process.platform !== 'linux' ||
  /Arial|Liberation Sans/.test(spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '');

function execute(command: string, parameters: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, parameters, { stdio: 'inherit', env });
}

function installPackages(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  execute('apt-get', ['update', '-qq']);
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Makes sure that there is a Chromium (the system's, else Playwright's download, else the distribution's package) and a
 * font with the metrics of Arial.
 *
 * @throws Error that says what to install.
 */
export function ensureBrowser(): void {
  if (!browserIsInstalled()) {
    console.log('Installing a browser for the tests');
    execute('npx', ['playwright', 'install', 'chromium']);
  }
  if (!browserIsInstalled()) {
    console.log("Playwright's download failed: installing the distribution's package");
    installPackages('chromium', 'fonts-liberation');
  }
  if (!browserIsInstalled()) throw new Error('No browser for the tests: install Chromium and run this again');
  if (!fontsAreInstalled()) installPackages('fonts-liberation');
  if (!fontsAreInstalled()) {
    throw new Error('No font for the tests: install Liberation Sans and Serif, or Arial and Times New Roman');
  }
}
