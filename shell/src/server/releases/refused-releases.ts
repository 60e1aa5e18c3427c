import type { RemoteName } from '@site/contracts';

interface Refusal {
  version: string;
  reason: string;
  attempts: number;
  /** Milliseconds since the epoch. */
  retryAt: number;
}

const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 5 * 60_000;

/** Releases that were refused, one per remote. Each is retried with growing delays: the cause may be its origin. */
export class RefusedReleases {
  private readonly byRemote = new Map<RemoteName, Refusal>();

  add(name: RemoteName, version: string, reason: string): void {
    const earlier = this.byRemote.get(name);
    const attempts = earlier?.version === version ? earlier.attempts + 1 : 1;
    const delayMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
    this.byRemote.set(name, { version, reason, attempts, retryAt: Date.now() + delayMs });
  }

  delete(name: RemoteName): void {
    this.byRemote.delete(name);
  }

  /** Whether a release of the remote is refused, due for a retry or not. */
  has(name: RemoteName): boolean {
    return this.byRemote.has(name);
  }

  /** Whether this version was refused and is not due for a retry yet. */
  isWaiting(name: RemoteName, version: string): boolean {
    const refusal = this.byRemote.get(name);
    return refusal !== undefined && refusal.version === version && Date.now() < refusal.retryAt;
  }

  toJSON(): Record<string, Refusal> {
    return Object.fromEntries(this.byRemote);
  }
}
