import { RELEASE_LIMITS, releaseSchema, type RemoteName } from '@site/contracts';
import type { z } from 'zod';
import { Refusal } from './refusal';

/** Beside the files of a release, and not among them. */
export const MANIFEST = 'release.json';
export const SIGNATURE = 'release.json.sig';

/**
 * What an origin reads of `release.json`. The rest is between the build and the shell: an origin need not know the
 * contract's version.
 */
const manifestSchema = releaseSchema.pick({
  name: true,
  version: true,
  files: true,
  commit: true,
  createdAt: true,
  gate: true,
});

export type Manifest = z.infer<typeof manifestSchema>;

/** @throws Refusal that names what is wrong with it. */
export function parseManifest(bytes: Uint8Array, remote: RemoteName, version: string): Manifest {
  const manifest = readManifest(bytes);
  if (manifest.name !== remote || manifest.version !== version)
    throw new Refusal(400, `${MANIFEST} is that of ${manifest.name} ${manifest.version}`);
  const files = Object.keys(manifest.files);
  if (files.length > RELEASE_LIMITS.maxFiles)
    throw new Refusal(
      413,
      `The release has ${files.length} files, and at most ${RELEASE_LIMITS.maxFiles} are kept`,
    );
  const reserved = files.find((file) => file.startsWith(MANIFEST));
  if (reserved) throw new Refusal(400, `${reserved}: no file of a release may have this name`);
  return manifest;
}

/** @throws Refusal 400 if it is malformed. */
export function readManifest(bytes: Uint8Array): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new Refusal(400, `${MANIFEST} is no JSON`);
  }
  const { success, data, error } = manifestSchema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Refusal(400, `${MANIFEST} is malformed: ${problems.slice(0, 5).join('; ')}`);
}
