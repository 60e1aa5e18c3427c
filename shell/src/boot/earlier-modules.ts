/**
 * The modules of `EARLIER_VERSIONS` by package. Each one has the functions of the earlier major, written with those of the
 * current one: pages of old and new releases share one router, one toaster and one set of contexts.
 */
export const earlierModules: Readonly<Record<string, unknown>> = {};
