import browserslist from 'browserslist';

/** The supported browsers, as browserslist queries: the repository's or, if this package is installed, its own. */
export const supportedBrowsers = browserslist.loadConfig({ path: import.meta.dirname }) ?? [];
