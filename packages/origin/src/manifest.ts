import { MANIFEST, parseManifest, releaseSchema, type RemoteName } from '@site/contracts';
import type { z } from 'zod';
import { HttpError } from './http-error';

/**
 * The part of `release.json` that an origin reads. The rest concerns only build and shell: an origin accepts every
 * version of the contract.
 */
export const manifestSchema = releaseSchema.pick({
  name: true,
  version: true,
  files: true,
  commit: true,
  createdAt: true,
});

export type Manifest = z.infer<typeof manifestSchema>;

/** @throws HttpError 400 with the reason if it is malformed, of another release, or over a limit. */
export function acceptManifest(bytes: Uint8Array, name: RemoteName, version: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = parseManifest(manifestSchema, bytes, { name, version });
  } catch (error) {
    throw new HttpError(400, (error as Error).message);
  }
  const reserved = Object.keys(manifest.files).find((file) => file.startsWith(MANIFEST));
  if (reserved) throw new HttpError(400, `${reserved}: no file of a release may have this name`);
  return manifest;
}
