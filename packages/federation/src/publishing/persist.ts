import { setTimeout as delay } from 'node:timers/promises';
import { ConnectionError } from './origin-client';

const DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];

export interface PersistOptions {
  /** Called before each further attempt. */
  onRetry?: (reason: string, delayMs: number) => void;
  /** Whether the last attempt got further than the one before: the delays then start anew. */
  madeProgress?: () => boolean;
  delaysMs?: readonly number[];
}

/**
 * Attempts something again, with growing delays, as long as the connection is what fails.
 *
 * @throws ConnectionError of the last attempt, or any other error at once.
 */
export async function persist<Result>(
  attempt: () => Promise<Result>,
  options: PersistOptions = {},
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
