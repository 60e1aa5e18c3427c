import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import { ReleaseOrigin } from './release-origin';
import type { ReleaseStore } from './release-store';

const MISSING_TTL_MS = 30_000;
const MAX_MISSING_ENTRIES = 1_000;
const MAX_CONCURRENT_RECOVERIES = 4;

/** Fetches releases from their origins into the store and verifies every file. Concurrent calls share one fetch. */
export class ReleaseFetcher {
  readonly origins: readonly ReleaseOrigin[];
  private readonly pending = new Map<string, Promise<Release>>();
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING_ENTRIES, ttl: MISSING_TTL_MS });
  private recoveries = 0;

  constructor(
    urls: Readonly<Record<RemoteName, string>>,
    private readonly store: ReleaseStore,
  ) {
    this.origins = REMOTE_NAMES.map((name) => new ReleaseOrigin(name, urls[name]));
  }

  /** The release, once it is stored. Rejects with the reason if it cannot be fetched or verified. */
  obtain(name: RemoteName, version: string): Promise<Release> {
    const key = `${name}/${version}`;
    const known = this.pending.get(key);
    if (known) return known;
    const obtaining = this.fetch(name, version).finally(() => this.pending.delete(key));
    this.pending.set(key, obtaining);
    return obtaining;
  }

  /**
   * Obtains a release for a page that another shell composed. Failures are cached and concurrency is bounded, so that
   * requests for made-up versions stay cheap.
   *
   * @returns whether the release is stored now.
   */
  async recover(name: RemoteName, version: string): Promise<boolean> {
    const key = `${name}/${version}`;
    if (this.missing.has(key) || this.recoveries >= MAX_CONCURRENT_RECOVERIES) return false;
    this.recoveries += 1;
    try {
      await this.obtain(name, version);
      return true;
    } catch {
      this.missing.set(key, true);
      return false;
    } finally {
      this.recoveries -= 1;
    }
  }

  private async fetch(name: RemoteName, version: string): Promise<Release> {
    const stored = await this.store.read(name, version);
    if (stored) return stored;
    const origin = this.origins.find((candidate) => candidate.name === name) as ReleaseOrigin;
    const release = await origin.readRelease(version);
    await this.store.write(release, origin.filesOf(release));
    return release;
  }
}
