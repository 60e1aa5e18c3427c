import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../responses/cached-response';

const MAX_DECLARED_BYTES = 96 * 1024 * 1024;
const MAX_OTHER_BYTES = 16 * 1024 * 1024;
const MAX_OTHER_PAGES = 200;

/** A page counts twice: its brotli and gzip bodies, which are made later, together take less than the page itself. */
const sizeCalculation = ({ bytes }: CachedResponse) => 2 * bytes.byteLength;

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

  /** @param declared true for addresses that a release names, and for the shell's own pages. */
  add(address: string, page: CachedResponse, declared: boolean): void {
    const pages = declared ? this.declared : this.others;
    pages.set(address, page);
  }
}
