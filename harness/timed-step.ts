/** Prints a step of a suite, and how long it took once it has ended. */
export async function timedStep<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  console.log(`… ${title}`);
  const value = await work();
  console.log(`✓ ${title.padEnd(60)}${((performance.now() - start) / 1_000).toFixed(1).padStart(6)} s`);
  return value;
}
