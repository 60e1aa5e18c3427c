import { setTimeout as delay } from 'node:timers/promises';
import type { CachedResponse } from '../responses/cached-response';

/** Compresses pages at the highest quality, one at a time. Until a page is ready, visitors get the fast compression. */
export class CompressionQueue {
  private readonly waiting = new Set<CachedResponse>();
  private running = false;

  constructor(private readonly log: { warn(details: object, message: string): void }) {}

  add(page: CachedResponse): void {
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
      await page
        .compressBest()
        .catch((error: unknown) => this.log.warn({ error }, 'failed to compress a page'));
      // Uses half of a thread's time at most, because rendering and responding are more urgent.
      await delay(performance.now() - started, undefined, { ref: false });
    }
    this.running = false;
  }
}
