import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const COUNT = 10;

/** Prints the slowest tests at the end of a run. */
export default class SlowestTests implements Reporter {
  private suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const duration = (test: TestCase) => test.results.reduce((sum, result) => sum + result.duration, 0);
    const ran = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    const slowest = ran.toSorted((a, b) => duration(b) - duration(a));
    if (slowest.length > 0) console.log(`\nThe slowest ${COUNT} tests`);
    for (const test of slowest.slice(0, COUNT)) {
      const [, project = '', file = '', ...titles] = test.titlePath();
      console.log(
        `  ${(duration(test) / 1000).toFixed(1).padStart(5)} s  ${project} › ${file} › ${titles.join(' › ')}`,
      );
    }
  }
}
