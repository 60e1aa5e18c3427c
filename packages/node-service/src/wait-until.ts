import { setTimeout as delay } from 'node:timers/promises';

interface WaitSettings {
  timeoutMs?: number;
  intervalMs?: number;
  /** What the error says that was waited for. */
  message?: string;
}

/**
 * Polls a condition that has no event. Resolves with its first truthy value; a rejection of the condition is passed on.
 *
 * @throws Error after `timeoutMs`, with `message`.
 */
export async function waitUntil<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs = 30_000, intervalMs = 20, message = 'the expected condition' }: WaitSettings = {},
): Promise<NonNullable<Value>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`Timed out after ${timeoutMs / 1000} s: ${message}`);
    await delay(intervalMs);
  }
}
