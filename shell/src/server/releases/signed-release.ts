import { releaseSchema, type Release, type RemoteName } from '@site/contracts';
import { parseManifest } from '@site/contracts/release-files';
import { verifyRelease, type TrustedKey } from '@site/contracts/signature';

/** The keys that are trusted for a remote at the moment. */
export type KeysOf = (name: RemoteName) => readonly TrustedKey[];

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
  const release = parseManifest(releaseSchema, manifest, { name, version });
  return { release, manifest, signature };
}
