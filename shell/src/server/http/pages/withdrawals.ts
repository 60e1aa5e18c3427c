import { SemVer } from 'semver';
import type { Composition } from '../../composition/composition';
import { isTrusted, type KeysOf, type VerifiedRelease } from '../../releases/release-checks';
import type { ReleaseId, ReleaseStore } from '../../releases/release-store';

const idOf = ({ name, version }: ReleaseId): string => `${name} ${version}`;

/** Tells which switches withdraw a release: none of its pages may stand in for those of the next one. */
export class Withdrawals {
  private live: Composition | null = null;
  /** Every release that was live, as `name version`. What is stored at the start was live before it, or refused. */
  private readonly known = new Set<string>();

  constructor(
    private readonly keysOf: KeysOf,
    store: ReleaseStore,
  ) {
    void store.list().then((releases) => releases.forEach((release) => this.known.add(idOf(release))));
  }

  /** Notes a switch. Returns whether it withdraws a release. */
  noteSwitch(next: Composition): boolean {
    const replaced = [...(this.live?.releases.values() ?? [])];
    const withdraws = replaced.some((release) => this.isWithdrawn(release, next));
    for (const release of next.releases.values()) this.known.add(idOf(release));
    this.live = next;
    return withdraws;
  }

  /**
   * Whether a release is withdrawn: by a rollback to one that was live before, to a lower version or to none, or after
   * its key was removed. After a theft, a higher version replaces the thief's release. If a team names no version, a
   * hash follows the hyphen, and hashes have no order.
   */
  private isWithdrawn(release: VerifiedRelease, { releases }: Composition): boolean {
    const { name, version } = release;
    const next = releases.get(name)?.version;
    if (next === version) return false;
    if (next === undefined || this.known.has(idOf({ name, version: next }))) return true;
    return new SemVer(next).compareMain(version) < 0 || !isTrusted(release, this.keysOf);
  }
}
