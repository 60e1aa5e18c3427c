import type { Page } from 'playwright-core';

/**
 * How long the tasks of the main thread have taken, or how long the processor has worked for that thread or for the
 * page's process.
 */
type Metric = 'TaskDuration' | 'ThreadTime' | 'ProcessTime';

/**
 * Measures a page with one of its metrics.
 *
 * @param measure gets a function that reads the metric, in milliseconds: the difference of two reads counts.
 */
export async function withMetric<Result>(
  tab: Page,
  metric: Metric,
  measure: (readMs: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const session = await tab.context().newCDPSession(tab);
  try {
    await session.send('Performance.enable');
    return await measure(async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1_000;
    });
  } finally {
    await session.detach();
  }
}
