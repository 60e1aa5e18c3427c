const SAMPLE_INTERVAL_MS = 5;
const MEGABYTE_BYTES = 1024 * 1024;

/** How many megabytes more than before this process has in memory, at most, while the work is under way. */
export async function measureMemory(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let highest = before;
  const sample = () => {
    highest = Math.max(highest, process.memoryUsage.rss());
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  try {
    await work();
    sample();
  } finally {
    clearInterval(timer);
  }
  return (highest - before) / MEGABYTE_BYTES;
}
