import type { RemoteName } from '@site/contracts';
import { readActivation, signActivation, type Activation } from '@site/contracts/signature';
import { OriginClient } from './origin-client';
import { retry, type RetryOptions } from './retry';

interface ActivateOptions extends Pick<RetryOptions, 'onRetry' | 'delaysMs'> {
  originUrl: string;
  remote: RemoteName;
  /** The team's private key, in PEM. */
  key: string;
}

/**
 * Signs and sends the activation of a published release.
 *
 * @throws OriginError with the origin's reason, such as that the version is not published there.
 */
export async function activateRelease({
  originUrl,
  remote,
  key,
  version,
  ...retryOptions
}: ActivateOptions & { version: string }): Promise<Activation> {
  const origin = new OriginClient(originUrl);
  const current = await retry(() => origin.activation(), retryOptions);
  // By the time, so that shells accept it even after the origin has lost its folder, and with it the last sequence.
  const sequence = Math.max(Date.now(), current === null ? 0 : sequenceOf(current) + 1);
  const activation = { remote, version, sequence, activatedAt: new Date().toISOString() };
  const envelope = signActivation(activation, key);
  await retry(() => origin.activate(envelope), retryOptions);
  return activation;
}

/** 0 for an activation that is damaged: the origin replaces it too. */
function sequenceOf(text: string): number {
  try {
    return readActivation(text).sequence;
  } catch {
    return 0;
  }
}

/**
 * Activates the release that was live before the live one.
 *
 * @throws Error if there is none; see also `activateRelease`.
 */
export async function rollBackRelease(options: ActivateOptions): Promise<Activation> {
  const { before } = await retry(() => new OriginClient(options.originUrl).list(), options);
  if (before === null) throw new Error(`${options.remote} has no release before the live one`);
  return activateRelease({ ...options, version: before });
}
