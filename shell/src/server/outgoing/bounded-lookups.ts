import { LRUCache } from 'lru-cache';

const MISSING_TTL_MS = 30_000;
const MAX_MISSING_NAMES = 1_000;

/**
 * Looks up names at other servers. Anybody can make up such names, so they must cost little: simultaneous requests
 * share a lookup, few lookups are under way at a time, and a failed one is not repeated within half a minute.
 */
export class BoundedLookups<Found> {
  private readonly pending = new Map<string, Promise<Found | null>>();
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING_NAMES, ttl: MISSING_TTL_MS });

  /** @param lookUp rejects if the name is not found. */
  constructor(
    private readonly maxConcurrent: number,
    private readonly lookUp: (name: string) => Promise<Found>,
  ) {}

  /** Null if the name is not found, or is not looked up. */
  async find(name: string): Promise<Found | null> {
    const known = this.pending.get(name);
    if (known) return known;
    if (this.missing.has(name) || this.pending.size >= this.maxConcurrent) return null;
    const lookup = this.lookUp(name)
      .catch(() => {
        this.missing.set(name, true);
        return null;
      })
      .finally(() => this.pending.delete(name));
    this.pending.set(name, lookup);
    return lookup;
  }
}
