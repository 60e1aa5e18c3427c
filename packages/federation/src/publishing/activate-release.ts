import type { RemoteName } from '@site/contracts';
import {
  type Activation,
  isSignedWith,
  readActivation,
  readSignature,
  sequenceOf,
  signActivation,
  signRelease,
  type TrustedKey,
} from '@site/contracts/signature';
import { OriginClient, retry, type RetryOptions } from './origin-client';

interface ActivateOptions extends Pick<RetryOptions, 'onRetry' | 'delaysMs'> {
  originUrl: string;
  remote: RemoteName;
  /** The team's private key, in PEM. */
  key: string;
}

/**
 * Signs and sends the activation of a published release.
 *
 * @param known the text of the activation that was current when the release was checked or chosen; undefined if that
 *   does not depend on it.
 * @throws OriginError with the origin's reason, such as that the version is not published there; Error if another
 *   activation followed the known one: a colleague's release, or a rollback, would be undone; Error if the origin has
 *   the highest sequence.
 */
export async function activateRelease({
  originUrl,
  remote,
  key,
  version,
  known,
  ...retryOptions
}: ActivateOptions & { version: string; known?: string | null | undefined }): Promise<Activation> {
  const origin = new OriginClient(originUrl);
  const current = await retry(() => origin.activation(), retryOptions);
  if (known !== undefined && current !== null && current !== known)
    throw new Error(
      `${readActivation(current).version} was activated meanwhile: see federation releases, and run the command again`,
    );
  // The clock gives the sequence: if the origin has lost its folder, and with it the last sequence, shells still accept
  // the next one. Of a malformed activation, `sequenceOf` gives 0: the origin replaces it too.
  const replaced = current === null ? 0 : sequenceOf(current);
  const sequence = Math.max(Date.now(), replaced + 1);
  if (!Number.isSafeInteger(sequence))
    throw new Error(
      `no activation can follow the sequence ${replaced}, which somebody has written to the folder of the origin: delete current.json there, and run the command again`,
    );
  const activation = { remote, version, sequence, activatedAt: new Date().toISOString() };
  const envelope = signActivation(activation, key);
  await retry(() => origin.activate(envelope, replaced), retryOptions);
  return activation;
}

/**
 * Activates the release that was activated before the current one.
 *
 * @throws Error if there is none; see also `activateRelease`.
 */
export async function rollBackRelease(options: ActivateOptions): Promise<Activation> {
  const origin = new OriginClient(options.originUrl);
  const known = await retry(() => origin.activation(), options);
  const { before } = await retry(() => origin.list(), options);
  if (before === null) throw new Error(`${options.remote} has no release before the activated one`);
  return activateRelease({ ...options, version: before, known });
}

interface Renewal {
  /** The version that is activated; null if none is. */
  live: string | null;
  /** The versions that were signed. */
  versions: string[];
  /** Those of them whose signature the origin keeps: it is of a key that the origin lists after this one. */
  kept: string[];
  /** Those that none of the trusted keys has signed: they stay as they are. */
  foreign: string[];
}

/**
 * Signs the live release and the one before it with another key, so that the earlier key can be removed.
 *
 * @param trusted what none of these keys has signed stays as it is: a removed key may have been stolen.
 * @throws Error if another release was activated meanwhile; see also `activateRelease`.
 */
export async function renewSignatures({
  trusted,
  ...options
}: Omit<ActivateOptions, 'onRetry' | 'delaysMs'> & { trusted: readonly TrustedKey[] }): Promise<Renewal> {
  const origin = new OriginClient(options.originUrl);
  // Reads the activation before the list: one that follows it must not be undone.
  const known = await origin.activation();
  const { live, before } = await origin.list();
  const versions: string[] = [];
  const kept: string[] = [];
  const foreign: string[] = [];
  for (const version of [before, live]) {
    if (version === null) continue;
    const [manifest, signature] = [await origin.manifest(version), await origin.signature(version)];
    if (!manifest || signature === null) continue;
    if (!isSignedWith(manifest, signature, trusted)) {
      foreign.push(version);
      continue;
    }
    const renewed = signRelease(manifest, options.key, readSignature(signature).gate);
    await origin.putManifest(version, manifest, renewed);
    versions.push(version);
    const stored = await origin.signature(version);
    if (stored === null || readSignature(stored).keyId !== readSignature(renewed).keyId) kept.push(version);
  }
  // If the origin keeps the signature of a later key, shells may trust only that key, and would refuse an activation
  // that this key has signed.
  if (live !== null && versions.includes(live) && !kept.includes(live))
    await activateRelease({ ...options, version: live, known });
  return { live, versions, kept, foreign };
}
