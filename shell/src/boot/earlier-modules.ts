/**
 * The modules of `EARLIER_VERSIONS` by package. Each has the exports of the earlier major, implemented with the current one, so
 * that pages of old and new releases share one router, one toaster and one set of contexts.
 */
export const earlierModules: Readonly<Record<string, unknown>> = {};
