import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import { ReleaseOrigin } from './release-origin';
import type { ReleaseStore } from './release-store';

const ABSENCE_LASTS = 30_000;
const MOST_RECOVERIES = 4;

/** Brings releases from their origins into the store, every file verified; each once, however many ask at a time. */
export class ReleaseFetcher {
  readonly origins: readonly ReleaseOrigin[];
  private readonly underWay = new Map<string, Promise<Release>>();
  private readonly absent = new LRUCache<string, true>({ max: 1_000, ttl: ABSENCE_LASTS });
  private recoveries = 0;

  constructor(
    addresses: Readonly<Record<RemoteName, string>>,
    private readonly store: ReleaseStore,
  ) {
    this.origins = REMOTE_NAMES.map((name) => new ReleaseOrigin(name, addresses[name]));
  }

  /** The release, in the store from then on. Rejects with the reason where it cannot be fetched or verified. */
  obtain(name: RemoteName, version: string): Promise<Release> {
    const key = `${name}/${version}`;
    const known = this.underWay.get(key);
    if (known) return known;
    const obtaining = this.fetch(name, version).finally(() => this.underWay.delete(key));
    this.underWay.set(key, obtaining);
    return obtaining;
  }

  /**
   * Gets a release for a visitor whose page another shell composed. What no origin has is not asked for again soon,
   * and few are asked for at once: whoever makes versions up costs nothing.
   *
   * @returns whether the release is in the store now.
   */
  async recover(name: RemoteName, version: string): Promise<boolean> {
    const key = `${name}/${version}`;
    if (this.absent.has(key) || this.recoveries >= MOST_RECOVERIES) return false;
    this.recoveries += 1;
    try {
      await this.obtain(name, version);
      return true;
    } catch {
      this.absent.set(key, true);
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
    await this.store.write(release, (file) => origin.readFile(version, file));
    return release;
  }
}
