import { createHash } from 'node:crypto';

/** Subresource integrity of a file's bytes, as `release.json` and browsers write it: `sha384-` and base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
