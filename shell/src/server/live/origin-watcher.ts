import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteName } from '@site/contracts';
import { type Activation, sequenceOf } from '@site/contracts/signature';
import type { Logger } from '@site/node-service/logger';
import {
  checkFit,
  isTrusted,
  lackingSteps,
  requireSteps,
  type KeysOf,
  type VerifiedRelease,
} from '../releases/release-checks';
import type { ReleaseFetcher } from '../releases/release-fetcher';
import type { ReleaseOrigin } from '../releases/release-origin';
import type { ReleaseId } from '../releases/release-store';
import type { SeenActivations } from '../releases/seen-activations';
import type { SiteFile } from '../releases/site-file';
import type { LiveComposition } from './live-composition';

/** How long a poll waits for what is being fetched. A slow origin must not hold up another team's release. */
const MAX_FETCH_WAIT_MS = 2_000;

/** The value, or null if it takes longer than a poll waits. */
const beforePollEnds = <Value>(value: Promise<Value>): Promise<Value | null> =>
  Promise.race([value, delay(MAX_FETCH_WAIT_MS, null, { ref: false })]);

interface WatcherSettings {
  site: SiteFile;
  fetcher: ReleaseFetcher;
  activations: SeenActivations;
  keysOf: KeysOf;
  /** Version of each package that the shell shares. */
  offered: Readonly<Record<string, string>>;
  live: LiveComposition;
  /** Called when the activation of a remote is refused. */
  onRefusal: (name: RemoteName) => void;
  log: Logger;
}

/** An attempt to obtain a version. It may have ended. */
interface Attempt {
  version: string;
  outcome: Promise<VerifiedRelease>;
}

/** An attempt to fetch the signature of a live release again. It may have ended. */
interface Renewal {
  /** That of the release's activation. */
  sequence: number;
  failed: boolean;
}

/** An activation that the shell does not accept. */
interface RefusedActivation {
  reason: string;
  /** The sequence that it names; 0 if it cannot be read. */
  sequence: number;
}

/** Follows the origins: which release each has activated. Fetches and verifies the releases that are due. */
export class OriginWatcher {
  /** Why an origin is unavailable, by remote. */
  readonly unreachable = new Map<RemoteName, string>();
  /** Why an origin's activation is refused, by remote: the one before it counts. */
  readonly refusedActivations = new Map<RemoteName, RefusedActivation>();
  /** The last activation of each origin that was accepted. */
  readonly activated = new Map<RemoteName, Activation>();
  private readonly attempts = new Map<RemoteName, Attempt>();
  private readonly renewals = new Map<RemoteName, Renewal>();

  constructor(private readonly settings: WatcherSettings) {}

  /**
   * Requests every origin once. A release that is not fetched within `MAX_FETCH_WAIT_MS` is returned by a later call.
   *
   * @param isDue whether an activated release is wanted now. Only such releases are fetched.
   * @param onFailure called for each of them that cannot be fetched or verified.
   * @returns the releases that are fetched, verified and stored.
   */
  async findCandidates(
    isDue: (id: ReleaseId) => boolean,
    onFailure: (id: ReleaseId, error: unknown) => void,
  ): Promise<VerifiedRelease[]> {
    this.forgetRemoved();
    const found = this.settings.fetcher.origins.map(async (origin) => {
      const { name } = origin;
      const attempt = await this.followAndObtain(origin, isDue);
      if (!attempt) return null;
      try {
        const release = await beforePollEnds(attempt.outcome);
        // It may have been verified long ago, and waits for its trial.
        if (release && !isTrusted(release, this.settings.keysOf))
          throw new Error(`it is signed with the key ${release.keyId}, which is not trusted`);
        return release;
      } catch (error) {
        this.attempts.delete(name);
        onFailure({ name, version: attempt.version }, error);
        return null;
      }
    });
    return (await Promise.all(found)).filter((release) => release !== null);
  }

  private forgetRemoved(): void {
    const { remotes } = this.settings.site.current;
    const { unreachable, refusedActivations, activated, attempts, renewals } = this;
    for (const byRemote of [unreachable, refusedActivations, activated, attempts, renewals])
      for (const name of byRemote.keys()) if (!(name in remotes)) byRemote.delete(name);
  }

  /** Reads the activation of an origin, and obtains its release if that is due. */
  private async followAndObtain(
    origin: ReleaseOrigin,
    isDue: (id: ReleaseId) => boolean,
  ): Promise<Attempt | null> {
    const { name } = origin;
    await this.followActivation(origin);
    // While the origin is unavailable or its activation is refused, the activation before it counts.
    const activation = this.activated.get(name);
    if (activation && isDue({ name, version: activation.version }))
      return this.obtainOnce(name, activation.version);
    this.attempts.delete(name);
    if (activation && activation.version === this.settings.live.releases.get(name)?.version)
      await beforePollEnds(this.renewSignature(activation));
    return null;
  }

  /** Obtains a version once, however often the origin names it. */
  private obtainOnce(name: RemoteName, version: string): Attempt {
    const known = this.attempts.get(name);
    if (known?.version === version) return known;
    const attempt = { version, outcome: this.verified(name, version) };
    this.attempts.set(name, attempt);
    return attempt;
  }

  private async verified(name: RemoteName, version: string): Promise<VerifiedRelease> {
    const { fetcher, site, offered } = this.settings;
    const { requiredSteps = [] } = site.current.remotes[name] ?? {};
    let release = await fetcher.obtain(name, version);
    checkFit(release, site.current, offered);
    if (lackingSteps(release, requiredSteps).length > 0)
      release = await fetcher.renewSignature(release).catch(() => release);
    requireSteps(release, requiredSteps);
    return release;
  }

  /**
   * A team that changes its key signs the live release with the next one, and activates it again. Without this
   * signature, a shell that starts after the earlier key was removed would need the origin, and one that runs would
   * withdraw the last good pages of the release. The shell fetches the signature once for each activation, also for the
   * one that it finds at its start. If that fails, it tries again at each poll.
   */
  private async renewSignature({ remote, version, sequence }: Activation): Promise<void> {
    const { fetcher, live, log } = this.settings;
    const earlier = this.renewals.get(remote);
    const isRetry = earlier?.sequence === sequence;
    if (isRetry && !earlier.failed) return;
    const renewal = { sequence, failed: false };
    this.renewals.set(remote, renewal);
    try {
      live.renewSignature(await fetcher.renewSignature({ name: remote, version }));
    } catch (error) {
      renewal.failed = true;
      if (!isRetry) log.warn({ remote, version, error }, 'failed to renew the signature of a stored release');
    }
  }

  private async followActivation(origin: ReleaseOrigin): Promise<void> {
    const { name } = origin;
    try {
      const text = await origin.readActivation();
      this.unreachable.delete(name);
      await this.acceptActivation(name, text);
    } catch (error) {
      const reason = String(error);
      if (!this.unreachable.has(name))
        this.settings.log.warn({ remote: name, reason }, 'an origin is unavailable');
      this.unreachable.set(name, reason);
    }
  }

  private async acceptActivation(name: RemoteName, text: string): Promise<void> {
    try {
      this.activated.set(name, await this.settings.activations.accept(name, text));
      this.refusedActivations.delete(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The command that sent the activation waits for the refusal of its sequence.
      const sequence = sequenceOf(text);
      const known = this.refusedActivations.get(name);
      if (known?.reason === reason && known.sequence === sequence) return;
      this.refusedActivations.set(name, { reason, sequence });
      this.settings.onRefusal(name);
      this.settings.log.error({ remote: name, reason }, 'an activation is refused');
    }
  }
}
