import { createHash, type Hash } from 'node:crypto';

/** A hash for `integrityOfHash`, to be updated with the bytes as they arrive. */
export const createIntegrityHash = (): Hash => createHash('sha384');

/** Subresource integrity of the bytes that the hash was updated with. */
export const integrityOfHash = (hash: Hash): string => `sha384-${hash.digest('base64')}`;

/** Subresource integrity of a file's bytes, as `release.json` and browsers write it: `sha384-` and base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  integrityOfHash(createIntegrityHash().update(bytes));
