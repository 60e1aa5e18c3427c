import type { RemoteName } from '@site/contracts';
import { compressBest, compressFast } from '../compression/compression';
import { BoundedLookups } from '../outgoing/bounded-lookups';
import { ReleaseOrigin } from './release-origin';
import type { ReleaseId, ReleaseStore } from './release-store';
import type { SiteFile } from './site-file';
import { openRelease, type KeysOf, type SignedRelease, type VerifiedRelease } from './release-checks';

/** How many versions of one remote are fetched at a time. For a made-up version, the origin sends a short response. */
const MAX_CONCURRENT_RECOVERIES = 4;

/**
 * Fetches releases into the store, and verifies signature and files. If a version is both activated and requested by a
 * visitor at the same time, it is fetched twice, and stored once.
 */
export class ReleaseFetcher {
  private readonly recoveries = new Map<RemoteName, BoundedLookups<VerifiedRelease>>();

  constructor(
    private readonly site: Pick<SiteFile, 'current'>,
    private readonly store: ReleaseStore,
    private readonly keysOf: KeysOf,
  ) {}

  /** The origins of the site's remotes. */
  get origins(): ReleaseOrigin[] {
    return Object.keys(this.site.current.remotes).map((name) => this.originOf(name));
  }

  /** The release, once it is stored. Rejects with the reason if it cannot be fetched or verified. */
  async obtain(name: RemoteName, version: string, compress = compressBest): Promise<VerifiedRelease> {
    // The store deletes what has not been used for long. This release may wait for its trial for a while.
    await this.store.markUsed([{ name, version }]).catch(() => undefined);
    const stored = await this.store.read(name, version).catch(() => null);
    if (stored) return stored;
    const origin = this.originOf(name);
    const signed = await this.readSigned(origin, version);
    await this.store.write(signed, origin.filesOf(signed.release), compress);
    return signed.release;
  }

  /**
   * Fetches the signature of a stored release again: its team may have signed it with further steps of the gate, or
   * with another key.
   * Rejects if the origin does not send it, or has another release of this version.
   */
  async renewSignature({ name, version }: ReleaseId): Promise<VerifiedRelease> {
    const signed = await this.readSigned(this.originOf(name), version);
    await this.store.replaceSignature(signed);
    return signed.release;
  }

  /**
   * Obtains a release for a page that another shell composed. The versions of one remote hold up no other. Files are
   * compressed fast, because anybody may request every version that an origin holds.
   *
   * @returns whether the release is stored now.
   */
  async recover(name: RemoteName, version: string): Promise<boolean> {
    if (!(name in this.site.current.remotes)) return false;
    const obtain = (wanted: string) => this.obtain(name, wanted, compressFast);
    const recoveries = this.recoveries.get(name) ?? new BoundedLookups(MAX_CONCURRENT_RECOVERIES, obtain);
    this.recoveries.set(name, recoveries);
    return (await recoveries.find(version)) !== null;
  }

  /** @throws Error if the site has no such remote. */
  private originOf(name: RemoteName): ReleaseOrigin {
    const url = this.site.current.remotes[name]?.origin;
    if (url === undefined) throw new Error(`the site has no remote ${name}`);
    return new ReleaseOrigin(name, url);
  }

  private async readSigned(origin: ReleaseOrigin, version: string): Promise<SignedRelease> {
    const { name } = origin;
    return openRelease(name, version, await origin.readManifest(version), this.keysOf(name));
  }
}
