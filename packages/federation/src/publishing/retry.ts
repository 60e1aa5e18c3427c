import { setTimeout as delay } from 'node:timers/promises';
import { ConnectionError } from './origin-client';

const DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];

export interface RetryOptions {
  /** Called before each further attempt. */
  onRetry?: (reason: string, delayMs: number) => void;
  /** Whether the last attempt made progress: the delays then start again with the first. */
  madeProgress?: () => boolean;
  delaysMs?: readonly number[];
}

/** One line about an attempt that failed. */
export const describeRetry = (reason: string, delayMs: number): string =>
  `${reason}; retrying in ${delayMs / 1000} s`;

/**
 * Retries after connection errors, with increasing delays.
 *
 * @throws ConnectionError of the last attempt, or any other error at once.
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> {
  const { onRetry, madeProgress, delaysMs = DELAYS_MS } = options;
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      if (madeProgress?.()) failures = 0;
      const delayMs = delaysMs[failures];
      if (delayMs === undefined) throw error;
      onRetry?.(error.message, delayMs);
      await delay(delayMs);
    }
  }
}
