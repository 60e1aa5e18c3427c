import { setTimeout as delay } from 'node:timers/promises';
import { type RemoteName, type Status, STATUS_PATH } from '@site/contracts';
import { fetchStatus, verdictOf } from '@site/releases/documents';
import { causeOf } from './origin-client';

const POLL_INTERVAL_MS = 100;
/** A trial takes a minute at most, and waits for those of other teams. */
export const VERDICT_TIMEOUT_MS = 180_000;
/** A shell that is being replaced is available again by then. */
const UNAVAILABLE_TIMEOUT_MS = 10_000;

export interface Verdict {
  /**
   * `replaced`: another release was activated before this one was live. `unavailable`: no shell responds. `pending`: it
   * responds, and has not decided within three minutes.
   */
  verdict: 'live' | 'refused' | 'replaced' | 'unavailable' | 'pending';
  /** The time from the call to the verdict. */
  seconds: number;
  /** Why it is not live. */
  reason: string;
}

interface VerdictOptions {
  siteUrl: string;
  remote: RemoteName;
  version: string;
  /** The sequence of the activation. The status of an earlier activation is ignored. */
  sequence: number;
  unavailableTimeoutMs?: number;
  verdictTimeoutMs?: number;
}

/** Waits until an activated release is live, refused or replaced, or a timeout. */
export async function awaitVerdict(options: VerdictOptions): Promise<Verdict> {
  const {
    siteUrl,
    unavailableTimeoutMs = UNAVAILABLE_TIMEOUT_MS,
    verdictTimeoutMs = VERDICT_TIMEOUT_MS,
  } = options;
  const start = performance.now();
  let lastResponse = start;
  for (;;) {
    const now = performance.now();
    const settle = (verdict: Verdict['verdict'], reason = ''): Verdict => ({
      verdict,
      seconds: (performance.now() - start) / 1000,
      reason,
    });
    try {
      const status = await fetchStatus(siteUrl);
      lastResponse = performance.now();
      const verdict = verdictOf(status, options);
      if (verdict) return settle(...verdict);
      if (now - start > verdictTimeoutMs) return settle('pending', pendingReason(status, options));
    } catch (error) {
      if (now - lastResponse > unavailableTimeoutMs) return settle('unavailable', causeOf(error));
    }
    await delay(POLL_INTERVAL_MS);
  }
}

function pendingReason({ unreachable }: Status, { remote, siteUrl }: VerdictOptions): string {
  const originError = unreachable[remote];
  return originError ? `the shell cannot reach the origin: ${originError}` : `see ${siteUrl}${STATUS_PATH}`;
}

/** One line about the verdict on an activated release. */
export function describeVerdict({ verdict, seconds, reason }: Verdict, siteUrl: string): string {
  const lines: Record<Verdict['verdict'], string> = {
    live: `live after ${seconds.toFixed(1)} s`,
    refused: `refused: ${reason}`,
    replaced: `replaced: ${reason}`,
    unavailable: `The shell at ${siteUrl} is unavailable (${reason}): it tries the release when it responds again`,
    pending: `The shell has not decided after ${seconds.toFixed(0)} s: ${reason}`,
  };
  return lines[verdict];
}
