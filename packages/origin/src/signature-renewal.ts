import { verifyRelease, type TrustedKey } from '@site/contracts/signature';

interface VerifiedSignature {
  /** The place of its key in the list of trusted keys. */
  place: number;
  /** The steps of the gate that passed. */
  passed: string[];
}

/**
 * Whether a signature of a release may replace the stored one: if the stored one verifies, it must be of a later key,
 * or of the same key with further steps that passed. Signatures are public, so anybody can send an earlier one again,
 * which must undo neither a rotation of keys nor a step that passed.
 *
 * @param keys those that are trusted for the remote, the latest at the end.
 */
export function isRenewal(
  manifest: Uint8Array,
  signature: string,
  stored: string,
  keys: readonly TrustedKey[],
): boolean {
  const next = verify(manifest, signature, keys);
  const earlier = verify(manifest, stored, keys);
  if (!next || !earlier) return next !== null;
  if (next.place !== earlier.place) return next.place > earlier.place;
  return (
    next.passed.length > earlier.passed.length && earlier.passed.every((step) => next.passed.includes(step))
  );
}

function verify(
  manifest: Uint8Array,
  signature: string,
  keys: readonly TrustedKey[],
): VerifiedSignature | null {
  for (const [place, key] of keys.entries()) {
    try {
      const { gate = {} } = verifyRelease(manifest, signature, [key]);
      return { place, passed: Object.keys(gate).filter((step) => gate[step] === 'passed') };
    } catch {
      // It may be of another key.
    }
  }
  return null;
}
