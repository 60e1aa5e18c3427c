// Bytes are those on the wire, in brotli unless stated otherwise; 1 KB is 1000 bytes here.

/** JavaScript of a page before its first paint: the inline script, uncompressed. */
export const MAX_SCRIPT_BYTES_BEFORE_PAINT = 2_000;

/** JavaScript of the home page, which also loads the 22 KB that animate its graphic, without an interaction. */
export const MAX_HOME_SCRIPT_BYTES = 177_000;

/**
 * JavaScript of a page, as a share of its twin's. The twin is the same page from the same sources, built as one
 * application without federation (`twin/build.ts`). Module Federation's runtime and the remotes' containers are 31 KB.
 */
export const MAX_SHARE_OF_TWIN = 1.3;

export const MAX_FONT_BYTES = 28_000;

/**
 * The document of the home page, without its headers. A server sends this much, ten packets of 1,460 bytes, before the
 * first acknowledgement.
 */
export const MAX_HOME_HTML_BYTES = 14_600;

/** How many requests a page may send before any interaction, pictures apart. The document is one of them. */
export const MAX_REQUESTS = 14;

/**
 * How many pictures a page may request before any interaction. Each is a file of its own, of about 2 KB: one sheet of
 * all portraits saves requests, but a phone painted the whole sheet for each portrait, which blocked a page for 300 ms.
 */
export const MAX_PICTURES = 9;

/**
 * Time until a page is hydrated, as a share of its twin's: the median of pairs that are measured in one run, because
 * milliseconds depend on the machine.
 */
export const MAX_HYDRATION_SHARE_OF_TWIN = 1.25;
