import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../responses/cached-response';

const MAX_DECLARED_BYTES = 96 * 1024 * 1024;
const MAX_OTHER_BYTES = 16 * 1024 * 1024;
const MAX_OTHER_PAGES = 200;

const sizeCalculation = (page: CachedResponse) => page.sizeBytes;

/** The pages of one composition in memory. Pages that anybody can make up, such as searches, push out no other page. */
export class PageStore {
  private readonly declared = new LRUCache<string, CachedResponse>({
    maxSize: MAX_DECLARED_BYTES,
    sizeCalculation,
  });
  private readonly others = new LRUCache<string, CachedResponse>({
    max: MAX_OTHER_PAGES,
    maxSize: MAX_OTHER_BYTES,
    sizeCalculation,
  });

  get(address: string): CachedResponse | undefined {
    return this.declared.get(address) ?? this.others.get(address);
  }

  /** @param declared whether a release names the address, or the shell itself. */
  add(address: string, page: CachedResponse, declared: boolean): void {
    const pages = declared ? this.declared : this.others;
    pages.set(address, page);
    page.onGrowth(() => {
      if (pages.peek(address) !== page) return;
      // The cache reads a page's size only when the page is added.
      pages.delete(address);
      pages.set(address, page);
    });
  }

  /** The size of all pages, in every encoding that has been made so far. */
  get sizeBytes(): number {
    return this.declared.calculatedSize + this.others.calculatedSize;
  }
}
