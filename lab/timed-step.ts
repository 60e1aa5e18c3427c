import { stopwatch } from '@site/harness/stopwatch';

/** Prints a step of a suite, and once it has ended how long it took and whether it failed. */
export async function timedStep<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const elapsed = stopwatch();
  const end = (mark: string) => console.log(`${mark} ${title.padEnd(60)}${elapsed().padStart(8)}`);
  console.log(`… ${title}`);
  try {
    const value = await work();
    end('✓');
    return value;
  } catch (error) {
    end('✗');
    throw error;
  }
}
