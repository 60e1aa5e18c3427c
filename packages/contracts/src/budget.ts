/** JavaScript of a page before any interaction, in bytes on the wire, in brotli. */
export const MAX_SCRIPT_BYTES = 115_000;
