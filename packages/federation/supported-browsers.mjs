import browserslist from 'browserslist';

/** The supported browsers, as browserslist queries of the repository's `package.json`, or of this package's if it is installed. */
export const supportedBrowsers = browserslist.loadConfig({ path: import.meta.dirname }) ?? [];
