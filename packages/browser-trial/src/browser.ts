import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { canInstallPackages, execute, findProgram, installPackages } from './programs';

/** Chromium without a window: the same engine, in which tests take half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_BROWSERS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Options with which the trial and tests launch Chromium: the system's where there is one, without network requests of
 * its own.
 */
export function browserLaunch(): LaunchOptions {
  const executablePath = findProgram(SYSTEM_BROWSERS);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      // Chromium refuses to run with its sandbox as root, as in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages are open for seconds, in which the optimizing compilers cost more than they gain.
      '--js-flags=--no-opt --no-maglev',
    ],
  };
}

const playwrightHasBrowser = () => existsSync(chromium.executablePath());

const browserIsInstalled = () => findProgram(SYSTEM_BROWSERS) !== undefined || playwrightHasBrowser();

/** Desktop systems have Arial, or Liberation with the same metrics. Without either, text shifts when web fonts load. */
const fontsAreInstalled = () =>
  process.platform !== 'linux' ||
  /Arial|Liberation Sans/.test(spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '');

/**
 * Ensures that a Chromium is installed, and a font with the metrics of Arial. Where this process can install packages,
 * that is the distribution's headless shell; else any that is installed, or Playwright's download.
 *
 * @throws Error that says what to install.
 */
export function ensureBrowser(): void {
  const lacksShell = !findProgram([HEADLESS_SHELL]) && !playwrightHasBrowser();
  if (!browserIsInstalled() || (lacksShell && canInstallPackages())) {
    console.log('Installing a browser, in which pages are tried');
    installPackages(HEADLESS_SHELL);
  }
  // The command of the library that launches it: another version of Playwright would download another browser.
  if (!browserIsInstalled()) execute('npx', ['playwright-core', 'install', 'chromium']);
  if (!browserIsInstalled()) installPackages('chromium');
  if (!browserIsInstalled()) throw new Error('No browser was found: install Chromium and run this again');
  if (!fontsAreInstalled()) installPackages('fonts-liberation');
  if (!fontsAreInstalled()) {
    throw new Error(
      'A font is missing: install Liberation Sans and Serif, or Arial and Times New Roman, and run this again',
    );
  }
}
