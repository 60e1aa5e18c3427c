import { browserLaunch, ensureBrowser } from '@site/browser-trial/browser';
import { findProgram, installPackages } from '@site/browser-trial/programs';

/** Measurements prefer the complete browser: the headless shell sends pointer events of its own. */
const COMPLETE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** How measurements launch a browser. */
export function completeBrowserLaunch(): ReturnType<typeof browserLaunch> {
  const executablePath = findProgram(COMPLETE_BROWSERS);
  return { ...browserLaunch(), ...(executablePath && { executablePath }) };
}

/** Ensures that a browser for measurements is installed. */
export function ensureCompleteBrowser(): void {
  if (!findProgram(COMPLETE_BROWSERS)) {
    console.log('Installing a browser for the measurements');
    installPackages('chromium');
  }
  if (!findProgram(COMPLETE_BROWSERS)) ensureBrowser();
}
