/** Sums up how often the parts of a trial ran, and for how long. */
export class Stopwatch {
  private readonly parts = new Map<string, { runs: number; durationMs: number }>();

  async time<Value>(name: string, work: () => Promise<Value> | Value): Promise<Value> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      const { runs, durationMs } = this.parts.get(name) ?? { runs: 0, durationMs: 0 };
      this.parts.set(name, { runs: runs + 1, durationMs: durationMs + performance.now() - started });
    }
  }

  get results(): { name: string; runs: number; durationMs: number }[] {
    return [...this.parts].map(([name, { runs, durationMs }]) => ({
      name,
      runs,
      durationMs: Math.round(durationMs),
    }));
  }
}
