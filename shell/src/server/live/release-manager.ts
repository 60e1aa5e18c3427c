import type { Release, RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import { createComposition, type Composition } from '../composition/composition';
import type { Configuration } from '../configuration';
import { releaseProblems } from '../releases/release-problems';
import type { ReleaseStore } from '../releases/release-store';
import type { ShellBuild } from '../releases/shell-build';
import type { CompositionRenderer } from '../rendering/composition-renderer';
import { LoadError } from '../rendering/render-errors';
import type { LiveComposition, RunningComposition } from './live-composition';
import type { ReleaseWatcher } from './release-watcher';
import { runTrial } from './trial';

interface ManagerSettings {
  configuration: Pick<Configuration, 'publicOrigin' | 'liveReload' | 'pollIntervalMs' | 'retentionDays'>;
  build: ShellBuild;
  store: ReleaseStore;
  watcher: ReleaseWatcher;
  live: LiveComposition;
  /** Rejects with LoadError if a remote of the composition cannot be loaded. */
  startRenderer: (composition: Composition) => Promise<CompositionRenderer>;
  log: Logger;
}

/** Why candidates could not go live; `culprit` is the one at fault, where that is known. */
interface Failure {
  error: unknown;
  culprit: Release | undefined;
}

/**
 * Keeps the live composition current: it polls the origins, and takes candidates live once their trial has succeeded.
 * Any failure leaves the composition as it is: last known good.
 */
export class ReleaseManager {
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly settings: ManagerSettings) {}

  /** Restores the last composition from the store, if there is one, then follows the origins until `stop`. */
  async start(): Promise<void> {
    const { live } = this.settings;
    await this.restore();
    await this.update();
    if (!live.current) live.switchTo(await this.prepare([]));
    this.schedulePoll();
  }

  /** The composition does not change any more, except by an update in progress. */
  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Polls every origin once, and takes the candidates live that succeed. */
  async update(): Promise<void> {
    const { watcher, live } = this.settings;
    await this.activate(await watcher.findCandidates(live.releases));
  }

  private schedulePoll(): void {
    if (this.stopped) return;
    this.timer = setTimeout(async () => {
      await this.update().catch((error: unknown) => this.settings.log.error({ error }, 'an update failed'));
      this.schedulePoll();
    }, this.settings.configuration.pollIntervalMs);
  }

  /** Takes the last composition live again without a trial: its releases went through theirs. */
  private async restore(): Promise<void> {
    const releases = await this.lastReleases();
    if (releases.length === 0) return;
    try {
      await this.goLive(await this.prepare(releases), releases);
    } catch (error) {
      this.settings.log.warn({ reason: String(error) }, 'the last composition cannot be restored');
    }
  }

  /** The releases of the last composition that are intact and fulfil the contract. */
  private async lastReleases(): Promise<Release[]> {
    const { store, build } = this.settings;
    const versions = Object.entries(await store.readLastComposition()) as [RemoteName, string][];
    const stored = await Promise.all(versions.map(([name, version]) => store.read(name, version)));
    return stored
      .filter((release) => release !== null)
      .filter((release) => releaseProblems(release, build.shared).length === 0);
  }

  /** Tries candidates together; again without the one at fault, or one by one where that is unknown. */
  private async activate(candidates: readonly Release[]): Promise<void> {
    if (candidates.length === 0) return;
    const failure = await this.tryTogether(candidates);
    if (!failure) return;
    const { culprit, error } = failure;
    if (culprit) {
      this.settings.watcher.refuse(culprit, error);
      await this.activate(candidates.filter((candidate) => candidate !== culprit));
      return;
    }
    this.settings.log.warn(
      { reason: String(error) },
      'the candidates failed together: each is tried on its own',
    );
    for (const candidate of candidates) await this.activate([candidate]);
  }

  /** Takes the candidates live if their trial succeeds; else returns why it did not. */
  private async tryTogether(candidates: readonly Release[]): Promise<Failure | null> {
    let next: RunningComposition;
    try {
      next = await this.tried(await this.prepare(candidates), candidates);
    } catch (error) {
      const isAtFault = ({ name }: Release) => error instanceof LoadError && error.remote === name;
      return { error, culprit: candidates.length === 1 ? candidates[0] : candidates.find(isAtFault) };
    }
    await this.goLive(next, candidates);
    return null;
  }

  /** The live releases with the candidates in place of theirs, loaded by a renderer. */
  private async prepare(candidates: readonly Release[]): Promise<RunningComposition> {
    const { build, configuration, live, startRenderer } = this.settings;
    const releases = new Map(live.releases);
    for (const candidate of candidates) releases.set(candidate.name, candidate);
    const composition = createComposition(build, releases, configuration);
    return { composition, renderer: await startRenderer(composition), trialResults: new Map() };
  }

  private async tried(next: RunningComposition, changed: readonly Release[]): Promise<RunningComposition> {
    const { composition, renderer } = next;
    const names = new Set(changed.map(({ name }) => name));
    const earlier = this.settings.live.current?.trialResults ?? new Map();
    try {
      return { ...next, trialResults: await runTrial(composition, renderer, names, earlier) };
    } catch (error) {
      renderer.end();
      throw error;
    }
  }

  private async goLive(next: RunningComposition, changed: readonly Release[]): Promise<void> {
    const { live, store, watcher, configuration, log } = this.settings;
    const { id, releases } = next.composition;
    const versions = Object.fromEntries([...releases].map(([name, release]) => [name, release.version]));
    live.switchTo(next);
    log.info({ composition: id, versions }, 'a composition is live');
    for (const { name } of changed) watcher.refused.delete(name);
    try {
      await store.writeLastComposition(versions);
      for (const { name, version } of changed) await store.prune(name, version, configuration.retentionDays);
    } catch (error) {
      log.error({ reason: String(error) }, 'the composition was not saved');
    }
  }
}
