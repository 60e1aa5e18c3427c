import { createHash } from 'node:crypto';

const HASH_LENGTH = 22;

/** What tells bytes from all others in an entity tag. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
