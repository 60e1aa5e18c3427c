/** The words that components say themselves: names of their parts. */
export const uiWords = { breadcrumb: 'Breadcrumb', close: 'Close' };
