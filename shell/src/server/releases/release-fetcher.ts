import { forEveryRemote, type RemoteName } from '@site/contracts';
import { compressBest, compressFast } from '../compression/compression';
import { BoundedLookups } from '../outgoing/bounded-lookups';
import { ReleaseOrigin } from './release-origin';
import type { ReleaseStore } from './release-store';
import { openRelease, type KeysOf, type VerifiedRelease } from './release-checks';

/** Of different versions of one remote; a made-up one takes a single short response of its origin. */
const MAX_CONCURRENT_RECOVERIES = 4;

/** Fetches releases from their origins into the store and verifies signature and files. Concurrent calls share one fetch. */
export class ReleaseFetcher {
  readonly origins: Readonly<Record<RemoteName, ReleaseOrigin>>;
  private readonly pending = new Map<string, Promise<VerifiedRelease>>();
  private readonly recoveries: Readonly<Record<RemoteName, BoundedLookups<VerifiedRelease>>>;

  constructor(
    urls: Readonly<Record<RemoteName, string>>,
    private readonly store: ReleaseStore,
    private readonly keysOf: KeysOf,
  ) {
    this.origins = forEveryRemote((name) => new ReleaseOrigin(name, urls[name]));
    this.recoveries = forEveryRemote(
      (name) =>
        new BoundedLookups(MAX_CONCURRENT_RECOVERIES, (version) => this.obtain(name, version, compressFast)),
    );
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
   * Obtains a release for a page that another shell composed. The versions of one remote hold up no other. Files are
   * compressed fast, because anybody may request every version that an origin holds.
   *
   * @returns whether the release is stored now.
   */
  async recover(name: RemoteName, version: string): Promise<boolean> {
    return (await this.recoveries[name].find(version)) !== null;
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
