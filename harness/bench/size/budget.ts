// Bytes are those on the wire, in brotli unless stated otherwise; 1 KB is 1000 bytes here.

/** JavaScript of a page before its first paint: the inline script, uncompressed. */
export const MAX_SCRIPT_BYTES_BEFORE_PAINT = 2_000;

/** JavaScript of a page, as a share of its twin's. */
export const MAX_SHARE_OF_TWIN = 1.25;

export const MAX_FONT_BYTES = 28_000;

/** The document of the home page. */
export const MAX_HOME_BYTES = 14_000;

/** Budget of a page before any interaction, its document included. */
export const MAX_REQUESTS = 14;

/**
 * Time until a page is hydrated, as a share of its twin's: the median of pairs that are measured in one run, because
 * milliseconds depend on the machine.
 */
export const MAX_HYDRATION_SHARE_OF_TWIN = 1.15;
