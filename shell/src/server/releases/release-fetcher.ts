import { forEveryRemote, type RemoteName } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import { compressBest, compressFast } from '../compression/compression';
import { ReleaseOrigin } from './release-origin';
import type { ReleaseStore } from './release-store';
import { openRelease, type KeysOf, type VerifiedRelease } from './release-checks';

const MISSING_TTL_MS = 30_000;
const MAX_MISSING_ENTRIES = 1_000;
/** Of different versions of one remote; a made-up one takes a single short response of its origin. */
const MAX_CONCURRENT_RECOVERIES = 4;

/** Fetches releases from their origins into the store and verifies signature and files. Concurrent calls share one fetch. */
export class ReleaseFetcher {
  readonly origins: Readonly<Record<RemoteName, ReleaseOrigin>>;
  private readonly pending = new Map<string, Promise<VerifiedRelease>>();
  private readonly missing = new LRUCache<string, true>({ max: MAX_MISSING_ENTRIES, ttl: MISSING_TTL_MS });
  private readonly recoveries: Readonly<Record<RemoteName, Map<string, Promise<boolean>>>>;

  constructor(
    urls: Readonly<Record<RemoteName, string>>,
    private readonly store: ReleaseStore,
    private readonly keysOf: KeysOf,
  ) {
    this.origins = forEveryRemote((name) => new ReleaseOrigin(name, urls[name]));
    this.recoveries = forEveryRemote(() => new Map<string, Promise<boolean>>());
  }

  /** The release, once it is stored. Rejects with the reason if it cannot be fetched or verified. */
  obtain(name: RemoteName, version: string, compress = compressBest): Promise<VerifiedRelease> {
    const key = `${name}/${version}`;
    const known = this.pending.get(key);
    if (known) return known;
    const obtaining = this.fetch(name, version, compress).finally(() => this.pending.delete(key));
    this.pending.set(key, obtaining);
    return obtaining;
  }

  /**
   * Obtains a release for a page that another shell composed. Failures are cached and concurrency is bounded, so that
   * requests for made-up versions stay cheap, and those of one remote hold up no other. Files are compressed fast, because
   * anybody may request every version that an origin holds.
   *
   * @returns whether the release is stored now.
   */
  recover(name: RemoteName, version: string): Promise<boolean> {
    const recoveries = this.recoveries[name];
    const known = recoveries.get(version);
    if (known) return known;
    const isRefused = this.missing.has(`${name}/${version}`) || recoveries.size >= MAX_CONCURRENT_RECOVERIES;
    if (isRefused) return Promise.resolve(false);
    const recovering = this.recoverNow(name, version).finally(() => recoveries.delete(version));
    recoveries.set(version, recovering);
    return recovering;
  }

  private async recoverNow(name: RemoteName, version: string): Promise<boolean> {
    try {
      await this.obtain(name, version, compressFast);
      return true;
    } catch {
      this.missing.set(`${name}/${version}`, true);
      return false;
    }
  }

  private async fetch(
    name: RemoteName,
    version: string,
    compress: typeof compressBest,
  ): Promise<VerifiedRelease> {
    const stored = await this.store.read(name, version).catch(() => null);
    if (stored) return stored;
    const origin = this.origins[name];
    const signed = openRelease(name, version, await origin.readManifest(version), this.keysOf(name));
    await this.store.write(signed, origin.filesOf(signed.release), compress);
    return signed.release;
  }
}
