import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { systemBrowser } from './system-browser.mjs';

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Makes sure of a Chromium for the browser suites: the system's, else Playwright's own, else the distribution's package. */
export async function ensureBrowser() {
  if (systemBrowser() || (await playwrightHasOne())) return;
  console.log('Installing a browser for the tests');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0 && (await playwrightHasOne())) return;
  if (existsSync('/usr/bin/apt-get')) {
    console.log("Playwright's own cannot be had here: installing the distribution's");
    await run('apt-get', ['update', '-qq']);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: environment,
    });
  }
  if (systemBrowser()) return;
  console.error('No browser for the tests: install Chromium and run this again');
  process.exit(1);
}
