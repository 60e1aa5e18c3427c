import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from './page';

/** Compresses pages at the highest quality, one at a time, while visitors get the fast one. */
export class CompressionQueue {
  private readonly waiting = new Set<Page>();
  private running = false;

  constructor(private readonly log: { warn(details: object, message: string): void }) {}

  add(page: Page): void {
    this.waiting.add(page);
    if (!this.running) void this.run();
  }

  clear(): void {
    this.waiting.clear();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (const page of this.waiting) {
      this.waiting.delete(page);
      const started = performance.now();
      // Visitors keep the fast one.
      await page
        .compressBest()
        .catch((error: unknown) => this.log.warn({ error }, 'a page was not compressed'));
      // Half of a thread's time, at most: rendering and responding come first.
      await delay(performance.now() - started, undefined, { ref: false });
    }
    this.running = false;
  }
}
