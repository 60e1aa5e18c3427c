/** Budget of a page before any interaction: JavaScript in bytes of brotli (1 KB is 1000 bytes here). */
export const MAX_SCRIPT_BYTES = 130_000;

/** Budget of a page before any interaction, its document included. */
export const MAX_REQUESTS = 14;
