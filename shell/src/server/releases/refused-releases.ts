import type { RemoteName, ReportedRefusal } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import { LRUCache } from 'lru-cache';
import type { ReleaseId } from './release-store';

interface Refusal extends Omit<ReportedRefusal, 'retryAt'> {
  /** On the clock of `performance.now`: a clock that is set back must not hold up a retry. */
  dueMs: number;
}

const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;
/** The shell stores a release again after this time. The delay does not grow, because the disk is the cause. */
const DISK_RETRY_MS = 5_000;
const MAX_VERSIONS = 20;
/** The disk is full, over its quota, or read-only. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

interface RefusalSettings {
  /** The sequence of a remote's last activation. If a refused version is activated again later, it does not wait. */
  sequenceOf: (name: RemoteName) => number | undefined;
  /** Called at every refusal whose cause is the release. */
  onRefusal: (name: RemoteName) => void;
  log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * Releases that were refused. Each is retried with growing delays: the cause may be its origin. Several versions of a
 * remote are kept, so that trying them by turns does not reset their delays: of a remote that is not live, both the
 * stored release and the one that its origin activated last are tried.
 */
export class RefusedReleases {
  private readonly byRemote = new Map<RemoteName, LRUCache<string, Refusal>>();

  constructor(private readonly settings: RefusalSettings) {}

  /**
   * @param delayMs until it is tried again; by default it grows with the attempts.
   * @param sequence of the activation that is refused; by default the remote's last one.
   */
  refuse(
    { name, version }: ReleaseId,
    error: unknown,
    {
      delayMs,
      sequence = this.settings.sequenceOf(name),
    }: { delayMs?: number; sequence?: number | undefined } = {},
  ): void {
    const { onRefusal, log } = this.settings;
    const message = error instanceof Error ? error.message : String(error);
    if (DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '')) {
      this.add({ name, version }, `the shell cannot store it: ${message}`, DISK_RETRY_MS, sequence);
      log.error({ remote: name, version, error }, 'failed to store a release: the disk is full or read-only');
      return;
    }
    this.add({ name, version }, message, delayMs, sequence);
    onRefusal(name);
    log.warn({ remote: name, version, reason: message }, 'a release is refused');
  }

  private add({ name, version }: ReleaseId, reason: string, delayMs?: number, sequence?: number): void {
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
  isWaiting({ name, version }: ReleaseId): boolean {
    const refusal = this.byRemote.get(name)?.peek(version);
    if (!refusal) return false;
    const sequence = this.settings.sequenceOf(name) ?? 0;
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
