import {
  contractProblems,
  parseManifest,
  releaseSchema,
  type Release,
  type RemoteName,
  type Site,
  siteProblems,
} from '@site/contracts';
import { verifyRelease, type ReleaseSignature, type TrustedKey } from '@site/contracts/signature';
import type { SignedManifest } from '@site/releases/folders';
import { unsatisfiedRanges } from '@site/releases/shared-ranges';

/** The keys that are trusted for a remote at the moment. */
export type KeysOf = (name: RemoteName) => readonly TrustedKey[];

/** A release whose signature was verified. */
export type VerifiedRelease = Release & Partial<ReleaseSignature>;

/** A release whose team has signed it, with the bytes that it signed. */
export interface SignedRelease extends SignedManifest {
  release: VerifiedRelease;
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
  { manifest, signature }: SignedManifest,
  keys: readonly TrustedKey[],
): SignedRelease {
  const { gate, keyId } = verifyRelease(manifest, signature, keys);
  const release = { ...parseManifest(releaseSchema, manifest, { name, version }), gate, keyId };
  return { release, manifest, signature };
}

/** Whether the key that a release is signed with is still trusted; false while the file of the keys cannot be read. */
export function isTrusted({ name, keyId }: VerifiedRelease, keysOf: KeysOf): boolean {
  try {
    return keysOf(name).some((key) => key.keyId === keyId);
  } catch {
    return false;
  }
}

/** The required steps of the gate that the signature of a release does not record as passed. */
export const lackingSteps = ({ gate }: VerifiedRelease, required: readonly string[]): string[] =>
  required.filter((step) => gate?.[step] !== 'passed');

/**
 * Checks that a release has passed the steps of the gate that this site requires of its remote. Its team has signed the
 * outcomes with the release.
 *
 * @throws Error that names the steps that were skipped, or are not recorded.
 */
export function requireSteps(release: VerifiedRelease, required: readonly string[]): void {
  const lacking = lackingSteps(release, required);
  if (lacking.length === 0) return;
  throw new Error(
    `this site requires these steps of the gate of ${release.name}, and its signature does not say that they passed: ${lacking.join(', ')}. Release it again without skipping them`,
  );
}

/**
 * Checks that a release can run in this shell: it meets the contract, it fits the site's file, and its ranges accept
 * the shared packages.
 *
 * @param offered version of each package that the shell shares.
 * @throws Error with every reason why it cannot.
 */
export function checkFit(release: Release, site: Site, offered: Readonly<Record<string, string>>): void {
  const problems = [
    ...siteProblems(release, site),
    ...contractProblems(release),
    ...unsatisfiedRanges(release, offered),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
}
