import type { RemoteName } from '@site/contracts';
import { signActivation, signRelease, type TrustedKeys } from '@site/contracts/signature';
import { generateKeyPair, type KeyPair } from '@site/releases/keys';
import type { KeysOf, SignedRelease } from '../releases/release-checks';
import type { TestRelease } from './test-release';
import { testRemotes } from './test-site';

const keys = new Map<RemoteName, KeyPair>();

/** The key of a team. */
export function testKeyOf(name: RemoteName): KeyPair {
  const key = keys.get(name) ?? generateKeyPair();
  keys.set(name, key);
  return key;
}

const trustedKeyOf = (name: RemoteName) => {
  const { keyId, publicKey } = testKeyOf(name);
  return { keyId, publicKey };
};

/** The keys that a shell trusts in tests. */
export const trustedTestKeys: TrustedKeys = Object.fromEntries(
  [...testRemotes, 'mf-events'].map((name) => [name, [trustedKeyOf(name)]]),
);

/** The keys of one remote that a shell trusts in tests. */
export const testKeysOf: KeysOf = (name) => trustedTestKeys[name] ?? [];

/** A release as its team signs it. */
export function signedRelease({ release, gate, key = testKeyOf(release.name) }: TestRelease): SignedRelease {
  const manifest = Buffer.from(JSON.stringify(release));
  return { release, manifest, signature: signRelease(manifest, key.privateKey, gate) };
}

let sequence = 0;

/** The text of a `current.json`. Every call is a later activation than the one before, also for another shell. */
export function signedActivation(
  remote: RemoteName,
  version: string,
  { privateKey } = testKeyOf(remote),
): string {
  sequence += 1;
  return signActivation({ remote, version, sequence, activatedAt: new Date().toISOString() }, privateKey);
}
