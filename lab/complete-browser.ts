import type { LaunchOptions } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '@site/browser-trial/browser';
import { findProgram, installPackages } from '@site/browser-trial/programs';

/** Measurements prefer the complete browser: the headless shell sends pointer events of its own. */
const COMPLETE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Installs a browser for measurements if it is missing. Returns how to launch it. */
export function completeBrowser(): LaunchOptions {
  if (!findProgram(COMPLETE_BROWSERS)) {
    console.log('Installing a browser for the measurements');
    installPackages('chromium');
  }
  const executablePath = findProgram(COMPLETE_BROWSERS);
  if (!executablePath) ensureBrowser();
  return { ...browserLaunch(), ...(executablePath && { executablePath }) };
}
