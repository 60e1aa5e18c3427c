import type { LaunchOptions } from '@playwright/test';
import { systemBrowser } from '../scripts/system-browser.mjs';

/** How the browser is started: the system's Chromium where there is one, and without traffic of its own. */
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
