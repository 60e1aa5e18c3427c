import { setTimeout as delay } from 'node:timers/promises';

/** Waits for what the test has no event for; the test's own time-out ends it. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await delay(20);
}
