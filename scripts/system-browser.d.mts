/** The program of the system's Chromium; undefined where it has none. */
export function systemBrowser(): string | undefined;
