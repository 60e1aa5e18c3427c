import { setTimeout as delay } from 'node:timers/promises';
import type { Release, RemoteName } from '@site/contracts';
import type { Activation } from '@site/contracts/signature';
import type { Logger } from '@site/node-service/logger';
import type { Releases } from '../composition/composition';
import { RefusedReleases } from '../releases/refused-releases';
import type { ReleaseFetcher } from '../releases/release-fetcher';
import type { ReleaseOrigin } from '../releases/release-origin';
import { releaseProblems, type OfferedVersions } from '../releases/release-problems';
import type { ReleaseId } from '../releases/release-store';
import type { SeenActivations } from '../releases/seen-activations';

interface WatcherSettings {
  fetcher: ReleaseFetcher;
  activations: SeenActivations;
  /** Versions of the packages that the shell shares. */
  offered: OfferedVersions;
  onRefusal: (name: RemoteName) => void;
  log: Logger;
}

/** A version that is being fetched, or was; its release is null if it was refused. */
interface Fetch {
  version: string;
  release: Promise<Release | null>;
}

/** Finds candidates: releases that are activated at their origins and not live yet. Keeps those that were refused. */
export class ReleaseWatcher {
  readonly refused = new RefusedReleases();
  /** Why an origin is unavailable, by remote. */
  readonly unreachable = new Map<RemoteName, string>();
  /** Why an origin's activation is refused, by remote: the one before it counts. */
  readonly refusedActivations = new Map<RemoteName, string>();
  /** What each origin activated when it was last reachable, and its activation was accepted. */
  readonly activated = new Map<RemoteName, Activation>();
  private readonly fetches = new Map<RemoteName, Fetch>();

  constructor(private readonly settings: WatcherSettings) {}

  /**
   * Requests every origin once. Candidates are stored, verified, and due for a trial.
   *
   * @param maxWaitMs for releases that are fetched: slower ones are found by a later call. By default, for all of them.
   */
  async findCandidates(live: Releases, maxWaitMs?: number): Promise<Release[]> {
    const { origins } = this.settings.fetcher;
    const found = await Promise.all(
      origins.map(async (origin) => {
        const fetching = await this.candidateOf(origin, live);
        return maxWaitMs === undefined ? fetching?.release : fetchedWithin(maxWaitMs, fetching);
      }),
    );
    return found.filter((release) => release != null);
  }

  /** Whether a release is neither live nor refused a moment ago. */
  isDue({ name, version }: ReleaseId, live: Releases): boolean {
    return live.get(name)?.version !== version && !this.refused.isWaiting(name, version);
  }

  refuse({ name, version }: ReleaseId, error: unknown): void {
    const reason = messageOf(error);
    this.refused.add(name, version, reason);
    this.fetches.delete(name);
    this.settings.onRefusal(name);
    this.settings.log.warn({ remote: name, version, reason }, 'a release is refused');
  }

  /** Refuses a release of the last composition as it is stored. Its origin may have a good one: it is due at once. */
  refuseStored({ name, version }: ReleaseId, error: unknown): void {
    const reason = `the stored release cannot be used: ${messageOf(error)}`;
    this.refused.add(name, version, reason, 0);
    this.settings.onRefusal(name);
    this.settings.log.error({ remote: name, version, reason }, 'a stored release is refused');
  }

  private async candidateOf(origin: ReleaseOrigin, live: Releases): Promise<Fetch | null> {
    const { name } = origin;
    const version = await this.activatedVersion(origin);
    if (version === undefined) return null;
    if (live.get(name)?.version === version) this.refused.delete(name);
    if (this.isDue({ name, version }, live)) return this.fetch(name, version);
    this.fetches.delete(name);
    return null;
  }

  /** One fetch of a version, however often it is found. */
  private fetch(name: RemoteName, version: string): Fetch {
    const known = this.fetches.get(name);
    if (known?.version === version) return known;
    const release = this.verified(name, version).catch((error: unknown) => {
      if (this.fetches.get(name) === fetch) this.refuse({ name, version }, error);
      return null;
    });
    const fetch = { version, release };
    this.fetches.set(name, fetch);
    return fetch;
  }

  private async verified(name: RemoteName, version: string): Promise<Release> {
    const release = await this.settings.fetcher.obtain(name, version);
    const problems = releaseProblems(release, this.settings.offered);
    if (problems.length > 0) throw new Error(problems.join('; '));
    return release;
  }

  /** What the origin has activated; while it is unavailable or its activation is refused, what it had activated before. */
  private async activatedVersion(origin: ReleaseOrigin): Promise<string | undefined> {
    const { name } = origin;
    const text = await this.readActivation(origin);
    if (text !== null) await this.acceptActivation(name, text);
    return this.activated.get(name)?.version;
  }

  private async readActivation(origin: ReleaseOrigin): Promise<string | null> {
    const { name } = origin;
    try {
      const text = await origin.readActivation();
      this.unreachable.delete(name);
      return text;
    } catch (error) {
      const reason = String(error);
      if (!this.unreachable.has(name))
        this.settings.log.warn({ remote: name, reason }, 'an origin is unavailable');
      this.unreachable.set(name, reason);
      return null;
    }
  }

  private async acceptActivation(name: RemoteName, text: string): Promise<void> {
    try {
      this.activated.set(name, await this.settings.activations.accept(name, text));
      this.refusedActivations.delete(name);
    } catch (error) {
      const reason = messageOf(error);
      if (this.refusedActivations.get(name) === reason) return;
      this.refusedActivations.set(name, reason);
      this.settings.onRefusal(name);
      this.settings.log.error({ remote: name, reason }, 'an activation is refused');
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function fetchedWithin(maxWaitMs: number, fetching: Fetch | null): Promise<Release | null> {
  if (!fetching) return null;
  const timer = new AbortController();
  const timeout = delay(maxWaitMs, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([fetching.release, timeout]);
  } finally {
    timer.abort();
  }
}
