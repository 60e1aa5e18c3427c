import browserslist from 'browserslist';

/** The supported browsers, as queries of browserslist: the manifest of the repository has them, or the published one of this package. */
export const supportedBrowsers = browserslist.loadConfig({ path: import.meta.dirname }) ?? [];
