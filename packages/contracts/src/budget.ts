/** JavaScript of a page before the first interaction: bytes transferred, compressed with brotli. */
export const MAX_SCRIPT_BYTES = 115_000;
