import { contractProblems, REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import { satisfies } from 'semver';
import { compose, type Releases } from './composition';
import { CompositionRenderer } from './composition-renderer';
import type { Configuration } from './configuration';
import type { Log } from './log';
import type { Metrics } from './metrics';
import type { Pages } from './pages';
import type { ReleaseFetcher } from './release-fetcher';
import type { ReleaseOrigin } from './release-origin';
import type { ReleaseStore } from './release-store';
import { Refusals } from './refusals';
import { LoadError } from './render-worker';
import type { ShellBuild } from './shell-build';
import { smokeRender } from './smoke';

/** After the start of the process, in milliseconds. */
const WAIT_FOR_REMOTES = 20_000;

const noReleases: Releases = new Map();

interface ComposerSettings {
  configuration: Configuration;
  build: ShellBuild;
  store: ReleaseStore;
  fetcher: ReleaseFetcher;
  pages: Pages;
  /** The built render worker. */
  workerScript: string;
  metrics: Metrics;
  log: Log;
}

/**
 * Keeps the site's composition current: it watches the remotes' origins, and lets a new release in only after it was
 * fetched, verified, loaded and rendered. Whatever fails leaves the composition as it is: last known good.
 */
export class Composer {
  readonly refusals = new Refusals();
  /** The last reason why an origin could not be asked, by remote; absent while it answers. */
  readonly unreachable = new Map<RemoteName, string>();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly settings: ComposerSettings) {}

  private get releases(): Releases {
    return this.settings.pages.composition?.releases ?? noReleases;
  }

  /** Takes up the last composition from the store, if there is one, then follows the origins until `stop`. */
  async start(): Promise<void> {
    await this.restore();
    await this.update();
    if (!this.settings.pages.composition) await this.activate([]);
    this.poll();
  }

  /** From then on the composition stays as it is. */
  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Whether visitors are to be sent here. A composition that lacks a remote is held back for a while: it may come yet. */
  get ready(): boolean {
    const patient = performance.now() < WAIT_FOR_REMOTES;
    return !this.stopped && this.releases.size >= (patient ? REMOTE_NAMES.length : 1);
  }

  private poll(): void {
    if (this.stopped) return;
    this.timer = setTimeout(async () => {
      await this.update().catch((error: unknown) => this.settings.log.error({ error }, 'an update failed'));
      this.poll();
    }, this.settings.configuration.pollInterval);
  }

  private async restore(): Promise<void> {
    const { store, log } = this.settings;
    const versions = Object.entries(await store.readLastComposition()) as [RemoteName, string][];
    const stored = await Promise.all(versions.map(([name, version]) => store.read(name, version)));
    const releases = stored.filter(
      (release) => release !== null && this.problemsOf(release).length === 0,
    ) as Release[];
    if (releases.length === 0) return;
    await this.activate(releases, false).catch((reason: unknown) => {
      log.warn({ reason: String(reason) }, 'the last composition cannot be taken up again');
    });
  }

  /** One look at every origin; new releases are tried together, and one by one where they fail together. */
  private async update(): Promise<void> {
    const fetched = await Promise.all(
      this.settings.fetcher.origins.map((origin) => this.fetchCandidate(origin)),
    );
    let candidates = fetched.filter((release) => release !== null);
    while (candidates.length > 0) {
      try {
        await this.activate(candidates);
        return;
      } catch (error) {
        const blamed = candidates.find(
          (release) =>
            candidates.length === 1 || (error instanceof LoadError && error.remote === release.name),
        );
        if (blamed) {
          this.refuse(blamed.name, blamed.version, error);
          candidates = candidates.filter((release) => release !== blamed);
        } else {
          this.settings.log.warn(
            { reason: String(error) },
            'the new releases fail together: they are tried one by one',
          );
          await this.activateOneByOne(candidates);
          return;
        }
      }
    }
  }

  private async activateOneByOne(candidates: Release[]): Promise<void> {
    for (const candidate of candidates) {
      await this.activate([candidate]).catch((error: unknown) =>
        this.refuse(candidate.name, candidate.version, error),
      );
    }
  }

  private async fetchCandidate(origin: ReleaseOrigin): Promise<Release | null> {
    const { fetcher, log } = this.settings;
    const { name } = origin;
    let version: string;
    try {
      version = await origin.currentVersion();
      this.unreachable.delete(name);
    } catch (error) {
      if (!this.unreachable.has(name)) log.warn({ remote: name, reason: String(error) }, 'an origin is away');
      this.unreachable.set(name, String(error));
      return null;
    }
    if (this.releases.get(name)?.version === version) {
      this.refusals.clear(name);
      return null;
    }
    if (this.refusals.standsFor(name, version)) return null;
    try {
      const release = await fetcher.obtain(name, version);
      const problems = this.problemsOf(release);
      if (problems.length > 0) throw new Error(problems.join('; '));
      return release;
    } catch (error) {
      this.refuse(name, version, error);
      return null;
    }
  }

  private problemsOf(release: Release): string[] {
    const { shared } = this.settings.build;
    const unmet = Object.entries(release.shared)
      .filter(([name, range]) => !shared[name] || !satisfies(shared[name], range))
      .map(([name, range]) => `it expects ${name} ${range}, and the shell shares ${shared[name] ?? 'none'}`);
    return [...contractProblems(release), ...unmet];
  }

  private refuse(name: RemoteName, version: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.refusals.add(name, version, reason);
    this.settings.metrics.releaseRefused(name);
    this.settings.log.warn({ remote: name, version, reason }, 'a release is refused');
  }

  /** Makes the composition of the current releases and the candidates, and switches to it if its pages can be rendered. */
  private async activate(candidates: Release[], untried = true): Promise<void> {
    const { configuration, build, store, pages, workerScript, metrics, log } = this.settings;
    const releases = new Map([
      ...this.releases,
      ...candidates.map((release) => [release.name, release] as const),
    ]);
    const composition = compose(build, releases, configuration);
    const renderer = await CompositionRenderer.start(composition, {
      script: workerScript,
      store,
      publicOrigin: configuration.publicOrigin,
      deadline: configuration.renderDeadline,
      metrics,
      log,
    });
    try {
      const changed = new Set(candidates.map((release) => release.name));
      const results = untried ? await smokeRender(composition, renderer, changed, pages.results) : new Map();
      await pages.adopt(composition, renderer, results);
    } catch (error) {
      await renderer.end();
      throw error;
    }
    const versions = Object.fromEntries([...releases].map(([name, release]) => [name, release.version]));
    await store.writeLastComposition(versions);
    log.info({ composition: composition.id, versions }, 'a composition is live');
    for (const { name, version } of candidates) {
      this.refusals.clear(name);
      await store.prune(name, version, configuration.retentionDays);
    }
  }
}
