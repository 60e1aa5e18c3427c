import { execFileSync } from 'node:child_process';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

function systemBrowser(): string | undefined {
  for (const name of SYSTEM_BROWSERS) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

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
