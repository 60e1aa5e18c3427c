export const supportedBrowsers: string[];
