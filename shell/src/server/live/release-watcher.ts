import type { Release, RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import type { Releases } from '../composition/composition';
import { RefusedReleases } from '../releases/refused-releases';
import type { ReleaseFetcher } from '../releases/release-fetcher';
import type { ReleaseOrigin } from '../releases/release-origin';
import { releaseProblems } from '../releases/release-problems';

interface WatcherSettings {
  fetcher: ReleaseFetcher;
  /** Versions of the packages that the shell shares. */
  sharedVersions: Readonly<Record<string, string>>;
  onRefusal: (name: RemoteName) => void;
  log: Logger;
}

/** Finds candidates: releases that are activated at their origins and not live yet. Keeps those that were refused. */
export class ReleaseWatcher {
  readonly refused = new RefusedReleases();
  /** Why an origin is unavailable, by remote. */
  readonly unreachable = new Map<RemoteName, string>();

  constructor(private readonly settings: WatcherSettings) {}

  /** Requests every origin once. Candidates are stored, verified, and due for a trial. */
  async findCandidates(live: Releases): Promise<Release[]> {
    const { origins } = this.settings.fetcher;
    const found = await Promise.all(origins.map((origin) => this.candidateOf(origin, live)));
    return found.filter((release) => release !== null);
  }

  refuse({ name, version }: Pick<Release, 'name' | 'version'>, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.refused.add(name, version, reason);
    this.settings.onRefusal(name);
    this.settings.log.warn({ remote: name, version, reason }, 'a release is refused');
  }

  private async candidateOf(origin: ReleaseOrigin, live: Releases): Promise<Release | null> {
    const { name } = origin;
    const version = await this.currentVersion(origin);
    if (version === null) return null;
    if (live.get(name)?.version === version) {
      this.refused.delete(name);
      return null;
    }
    if (this.refused.isWaiting(name, version)) return null;
    try {
      const release = await this.settings.fetcher.obtain(name, version);
      const problems = releaseProblems(release, this.settings.sharedVersions);
      if (problems.length > 0) throw new Error(problems.join('; '));
      return release;
    } catch (error) {
      this.refuse({ name, version }, error);
      return null;
    }
  }

  private async currentVersion(origin: ReleaseOrigin): Promise<string | null> {
    const { name } = origin;
    try {
      const version = await origin.currentVersion();
      this.unreachable.delete(name);
      return version;
    } catch (error) {
      const reason = String(error);
      if (!this.unreachable.has(name))
        this.settings.log.warn({ remote: name, reason }, 'an origin is unavailable');
      this.unreachable.set(name, reason);
      return null;
    }
  }
}
