import { stopwatch } from '@site/harness/stopwatch';

/** Prints a step of a suite, and how long it took once it has ended. */
export async function timedStep<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const elapsed = stopwatch();
  console.log(`… ${title}`);
  const value = await work();
  console.log(`✓ ${title.padEnd(60)}${elapsed().padStart(8)}`);
  return value;
}
