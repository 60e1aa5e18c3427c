/** Makes sure of a Chromium for the browser suites: the system's, else Playwright's own, else the distribution's package. */
export function ensureBrowser(): Promise<void>;
