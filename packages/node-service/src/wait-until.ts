import { setTimeout as delay } from 'node:timers/promises';

interface WaitSettings {
  timeoutMs?: number;
  intervalMs?: number;
  /** Names the condition in the error message. */
  message?: string;
}

/**
 * Polls a condition that has no event. Resolves with its first truthy value. Rejects as soon as the condition rejects.
 *
 * @throws Error after `timeoutMs`, with `message`.
 */
export async function waitUntil<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs = 120_000, intervalMs = 20, message = 'the expected condition' }: WaitSettings = {},
): Promise<NonNullable<Value>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`Timed out after ${timeoutMs / 1000} s: ${message}`);
    await delay(intervalMs);
  }
}
