import type { RemoteName, ReportedRefusal } from '@site/contracts';
import { LRUCache } from 'lru-cache';

interface Refusal extends Omit<ReportedRefusal, 'retryAt'> {
  /** On the clock of `performance.now`: a clock that is set back must not hold up a retry. */
  dueMs: number;
}

const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;
const MAX_VERSIONS = 20;

/**
 * Releases that were refused. Each is retried with growing delays: the cause may be its origin. Several versions of a
 * remote are kept, so that trying them by turns does not reset their delays: of a remote that is not live, both the
 * stored release and the one that its origin activated last are tried.
 */
export class RefusedReleases {
  private readonly byRemote = new Map<RemoteName, LRUCache<string, Refusal>>();

  /**
   * @param delayMs until it is tried again; by default it grows with the attempts.
   * @param sequence of the remote's last activation. If the version is activated again later, it does not wait.
   */
  add(name: RemoteName, version: string, reason: string, delayMs?: number, sequence?: number): void {
    const versions = this.byRemote.get(name) ?? new LRUCache<string, Refusal>({ max: MAX_VERSIONS });
    const attempts = (versions.get(version)?.attempts ?? 0) + 1;
    const growingMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
    const dueMs = performance.now() + (delayMs ?? growingMs);
    versions.set(version, { version, reason, attempts, sequence, dueMs });
    this.byRemote.set(name, versions);
  }

  /** Forgets every refusal of a remote. */
  delete(name: RemoteName): void {
    this.byRemote.delete(name);
  }

  /** Forgets every refusal of other remotes. */
  keepOnly(names: readonly RemoteName[]): void {
    for (const name of this.byRemote.keys()) if (!names.includes(name)) this.byRemote.delete(name);
  }

  /** Whether a release of the remote is refused, due for a retry or not. */
  has(name: RemoteName): boolean {
    return this.byRemote.has(name);
  }

  /** Whether this version was refused, is not due for a retry yet, and was not activated again. */
  isWaiting(name: RemoteName, version: string, sequence = 0): boolean {
    const refusal = this.byRemote.get(name)?.peek(version);
    if (!refusal) return false;
    return performance.now() < refusal.dueMs && sequence <= (refusal.sequence ?? Infinity);
  }

  /** The last refusal of every remote. */
  toJSON(): Record<string, ReportedRefusal> {
    const untilEpochMs = Date.now() - performance.now();
    const last = [...this.byRemote].map(([name, versions]): [RemoteName, ReportedRefusal] => {
      const [{ dueMs, ...refusal }] = [...versions.values()] as [Refusal];
      return [name, { ...refusal, retryAt: Math.round(dueMs + untilEpochMs) }];
    });
    return Object.fromEntries(last);
  }
}
