import type { Page } from './page';

/** Compresses pages at the highest quality, one at a time, while visitors get the fast one. */
export class CompressionQueue {
  private readonly waiting = new Set<Page>();
  private running = false;

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
      await page.compressBest();
    }
    this.running = false;
  }
}
