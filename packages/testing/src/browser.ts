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

const isInstalled = () => systemBrowser() !== undefined || existsSync(chromium.executablePath());

function install(command: string, parameters: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, parameters, { stdio: 'inherit', env });
}

/**
 * Makes sure that a Chromium is installed: the system's, else Playwright's download, else the distribution's package.
 *
 * @throws Error where none can be installed.
 */
export function ensureBrowser(): void {
  if (isInstalled()) return;
  console.log('Installing a browser for the tests');
  install('npx', ['playwright', 'install', 'chromium']);
  if (!isInstalled() && existsSync('/usr/bin/apt-get')) {
    console.log("Playwright's download failed: installing the distribution's package");
    install('apt-get', ['update', '-qq']);
    install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!isInstalled()) throw new Error('No browser for the tests: install Chromium and run this again');
}
