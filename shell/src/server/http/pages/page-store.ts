import { LRUCache } from 'lru-cache';
import type { Page } from './page';

const MAX_DECLARED_BYTES = 96 * 1024 * 1024;
const MAX_OTHER_BYTES = 16 * 1024 * 1024;
const MAX_OTHER_PAGES = 200;

const sizeCalculation = (page: Page) => page.sizeBytes;

/** The pages of one composition in memory. Those that anybody can make up, such as searches, push out no other. */
export class PageStore {
  private readonly declared = new LRUCache<string, Page>({ maxSize: MAX_DECLARED_BYTES, sizeCalculation });
  private readonly others = new LRUCache<string, Page>({
    max: MAX_OTHER_PAGES,
    maxSize: MAX_OTHER_BYTES,
    sizeCalculation,
  });

  get(address: string): Page | undefined {
    return this.declared.get(address) ?? this.others.get(address);
  }

  /** @param declared whether a release names the address, or the shell itself. */
  add(address: string, page: Page, declared: boolean): void {
    const pages = declared ? this.declared : this.others;
    pages.set(address, page);
    page.onGrowth(() => {
      if (pages.peek(address) !== page) return;
      // The cache weighs a page only when it is new to it.
      pages.delete(address);
      pages.set(address, page);
    });
  }

  /** Of all pages, in every encoding that they were sent in. */
  get sizeBytes(): number {
    return this.declared.calculatedSize + this.others.calculatedSize;
  }
}
