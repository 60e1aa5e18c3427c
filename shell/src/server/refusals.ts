import type { RemoteName } from '@site/contracts';

export interface Refusal {
  version: string;
  reason: string;
  attempts: number;
  /** When it is tried again, in milliseconds since the epoch. */
  retryAt: number;
}

const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 5 * 60_000;

/** Releases that were refused, one a remote: each is tried again with growing delays, since an origin may recover. */
export class Refusals {
  private readonly byRemote = new Map<RemoteName, Refusal>();

  add(name: RemoteName, version: string, reason: string): void {
    const before = this.byRemote.get(name);
    const attempts = before?.version === version ? before.attempts + 1 : 1;
    const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
    this.byRemote.set(name, { version, reason, attempts, retryAt: Date.now() + delay });
  }

  clear(name: RemoteName): void {
    this.byRemote.delete(name);
  }

  /** Whether a release of the remote stands refused, be it time to try it again or not. */
  has(name: RemoteName): boolean {
    return this.byRemote.has(name);
  }

  /** Whether this version was refused and it is too early to try it again. */
  standsFor(name: RemoteName, version: string): boolean {
    const refusal = this.byRemote.get(name);
    return refusal !== undefined && refusal.version === version && Date.now() < refusal.retryAt;
  }

  toJSON(): Record<string, Refusal> {
    return Object.fromEntries(this.byRemote);
  }
}
