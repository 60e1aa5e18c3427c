import { RELEASE_LIMITS, releaseSchema, type Release, type RemoteName } from '@site/contracts';
import { verifyRelease, type TrustedKey } from '@site/contracts/signature';

/** The keys that are trusted for a remote at the moment. */
export type KeysOf = (name: RemoteName) => readonly TrustedKey[];

/** The names of a release's description and of its signature. */
export const MANIFEST = 'release.json';
export const SIGNATURE = 'release.json.sig';

/** A release whose team has signed it, with the bytes that it signed. */
export interface SignedRelease {
  release: Release;
  manifest: Uint8Array;
  signature: string;
}

/**
 * Reads `release.json` once its signature is verified: nothing else of it is trusted before.
 *
 * @param name the remote that was asked for; @param version the version that was.
 * @param keys those that are trusted for the remote.
 * @throws Error with the reason if it is unsigned, signed with another key, malformed, or that of another release.
 */
export function openRelease(
  name: RemoteName,
  version: string,
  { manifest, signature }: Omit<SignedRelease, 'release'>,
  keys: readonly TrustedKey[],
): SignedRelease {
  verifyRelease(manifest, signature, keys);
  const { success, data: release, error } = releaseSchema.safeParse(parseJson(manifest));
  if (!success) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${MANIFEST} is malformed: ${problems.slice(0, 5).join('; ')}`);
  }
  if (release.name !== name || release.version !== version) {
    throw new Error(`${MANIFEST} is that of ${release.name} ${release.version}`);
  }
  const count = Object.keys(release.files).length;
  if (count > RELEASE_LIMITS.maxFiles) {
    throw new Error(`it has ${count} files, and at most ${RELEASE_LIMITS.maxFiles} are fetched`);
  }
  return { release, manifest, signature };
}

function parseJson(manifest: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(manifest).toString('utf8'));
  } catch (error) {
    throw new Error(`${MANIFEST} is malformed: it is no JSON`, { cause: error });
  }
}
