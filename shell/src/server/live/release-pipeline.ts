import type { RemoteName, Site } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import type { ShellBuild } from '../build/shell-build';
import { createComposition, replaceReleases } from '../composition/composition';
import type { Configuration } from '../configuration';
import { RefusedReleases } from '../releases/refused-releases';
import { checkFit, isTrusted, type KeysOf, type VerifiedRelease } from '../releases/release-checks';
import type { ReleaseId, ReleaseStore } from '../releases/release-store';
import type { SiteFile } from '../releases/site-file';
import { LoadError } from '../rendering/errors';
import { CandidateQueue, type Batch } from './candidate-queue';
import type { CompositionRecord } from './composition-record';
import type { LiveComposition, RunningComposition } from './live-composition';
import type { OriginWatcher } from './origin-watcher';
import { tryComposition, type TrialSettings } from './trial';
import type { TrialRecord } from './trial-record';

/**
 * If a shell died in the trial of a release, the next shell tries that release again after this time. The release may
 * end every shell that tries it, and a shell that starts knows nothing of earlier attempts. A power cut may have been
 * the cause too: if the team activates the release again, the shell tries it at once.
 */
const DEATH_RETRY_MS = 24 * 60 * 60_000;
/** Stands in for a batch when the site's remotes have changed: the live releases are tried anew, with no candidate. */
const SITE_CHANGE: Batch = [];

export interface PipelineSettings extends TrialSettings {
  configuration: TrialSettings['configuration'] &
    Pick<Configuration, 'publicOrigin' | 'liveReload' | 'pollIntervalMs'>;
  build: ShellBuild;
  site: SiteFile;
  store: ReleaseStore;
  keysOf: KeysOf;
  watcher: OriginWatcher;
  live: LiveComposition;
  record: CompositionRecord;
  trials: TrialRecord;
  onRefusal: (name: RemoteName) => void;
  log: Logger;
}

/** The batch in trial; aborting it ends the trial at once. */
interface Trial {
  batch: Batch;
  abort: AbortController;
}

/**
 * Takes releases live. It polls the origins, verifies, queues, composes and tries candidates, switches, and records the
 * result.
 *
 * A change of the site's remotes takes the same way, without a candidate. A failure at any stage leaves the live
 * composition as it is. Trials run beside the polling: a trial is aborted if its candidates are withdrawn, and
 * interrupted if newer candidates are found.
 */
export class ReleasePipeline {
  readonly refused: RefusedReleases;
  /** Knows the origins' activations, and which origins are unavailable. */
  readonly watcher: OriginWatcher;
  /** Remotes that an earlier build of the shell showed last. The shell is not ready while one of them is missing. */
  neededForReadiness: readonly RemoteName[] = [];
  private readonly queue = new CandidateQueue();
  private trial: Trial | null = null;
  /** Resolves once no candidate waits. Null while no trial runs. It never rejects. */
  private trying: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  /**
   * The releases of the last composition whose remotes have not been live since the start. While the origin of such a
   * remote is unavailable, or its activated release is refused, its release in this list is tried.
   */
  private stored: readonly VerifiedRelease[] = [];

  constructor(private readonly settings: PipelineSettings) {
    const { watcher, onRefusal, log } = settings;
    this.watcher = watcher;
    this.refused = new RefusedReleases({ sequenceOf: this.sequenceOf, onRefusal, log });
  }

  /**
   * Restores the last composition from the store, if there is one, then follows the origins until `stop`.
   *
   * @param listen called once visitors can have pages: all that could be restored, or else the first ones. If there are
   *   none after the first poll, it is called all the same.
   */
  async start(listen: () => Promise<void>): Promise<void> {
    const { store, trials, live, log } = this.settings;
    await store
      .deleteStaged()
      .catch((error: unknown) => log.warn({ error }, 'failed to delete incomplete releases'));
    const [suspect, ...others] = await trials.take();
    await this.restore();
    if (suspect && others.length === 0) {
      const reason = 'the shell died while it tried this release';
      this.refused.refuse(suspect, reason, { delayMs: DEATH_RETRY_MS, sequence: suspect.sequence });
    }
    const hasPages = live.current ?? new Promise((resolve) => live.subscribe(resolve));
    // The polls begin before the first trials end: a rollback ends the trial of its release.
    const updated = this.poll().then(() => {
      this.schedulePoll();
      return this.trying;
    });
    await Promise.race([hasPages, updated]);
    await listen();
    await updated;
  }

  /** Ends the polls and the trial. The live composition stays. */
  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.propose([]);
  }

  /** Polls every origin once, and waits until every candidate is live or refused. */
  async update(): Promise<void> {
    await this.poll();
    await this.trying;
  }

  /**
   * Proposes the releases of the last composition as candidates like any other: one that fails is left out. If another
   * build of the shell had recorded it, this build is not ready before it shows every remote that the other one showed.
   */
  private async restore(): Promise<void> {
    const { build, site, record } = this.settings;
    const { shell: lastBuild, ...versions } = await record.readLast();
    const named = Object.keys(site.current.remotes).filter((name) => name in versions);
    const read = named.map((name) => this.readStored({ name, version: String(versions[name]) }));
    this.stored = (await Promise.all(read)).filter((release) => release !== null);
    if (lastBuild !== build.id) this.neededForReadiness = named;
    this.propose(this.stored);
    await this.trying;
  }

  /** A stored release. One that cannot be used is refused; its origin may have a good copy, so it is due at once. */
  private async readStored({ name, version }: ReleaseId): Promise<VerifiedRelease | null> {
    const { store, site, build } = this.settings;
    try {
      const release = await store.read(name, version);
      checkFit(release, site.current, build.shared);
      return release;
    } catch (error) {
      const reason = `the stored release cannot be used: ${messageOf(error)}`;
      this.refused.refuse({ name, version }, reason, { delayMs: 0 });
      return null;
    }
  }

  private schedulePoll(): void {
    if (this.stopped) return;
    this.timer = setTimeout(async () => {
      await this.poll().catch((error: unknown) =>
        this.settings.log.error({ error }, 'failed to poll the origins'),
      );
      this.schedulePoll();
    }, this.settings.configuration.pollIntervalMs);
  }

  private async poll(): Promise<void> {
    const { site, watcher, live, keysOf, record } = this.settings;
    await record.save();
    site.refresh();
    const candidates = await watcher.findCandidates(this.isDue, (id, error) =>
      this.refused.refuse(id, error),
    );
    this.refused.keepOnly(Object.keys(site.current.remotes));
    for (const [name, { version }] of watcher.activated)
      if (live.releases.get(name)?.version === version) this.refused.delete(name);
    // A remote without any release gets its stored one if its origin has no better. Beside a new candidate, the stored
    // release could go live later and replace the newer one.
    const isNeeded = (release: VerifiedRelease) => {
      const { name } = release;
      if (live.releases.has(name) || candidates.some((candidate) => candidate.name === name)) return false;
      return (watcher.unreachable.has(name) || this.refused.has(name)) && isTrusted(release, keysOf);
    };
    this.propose([...candidates, ...this.stored.filter(isNeeded)]);
  }

  /** Whether a release is to be tried now: it is not live and, if it was refused, due for a retry. */
  private readonly isDue = ({ name, version }: ReleaseId): boolean =>
    this.settings.live.releases.get(name)?.version !== version && !this.refused.isWaiting({ name, version });

  /** The sequence of a remote's last activation. */
  private readonly sequenceOf = (name: RemoteName): number | undefined =>
    this.watcher.activated.get(name)?.sequence;

  /** Makes these the only candidates: earlier ones that are not among them are dropped. */
  private propose(candidates: Batch): void {
    this.queue.update(this.stopped ? [] : candidates.filter(this.isDue));
    const isWithdrawn = (batch: Batch) =>
      this.stopped || (batch !== SITE_CHANGE && batch !== this.queue.first);
    if (this.trial && isWithdrawn(this.trial.batch)) this.trial.abort.abort();
    this.trying ??= this.tryQueue()
      .catch((error: unknown) => this.settings.log.error({ error }, 'the trials ended unexpectedly'))
      .finally(() => {
        this.trying = null;
      });
  }

  private async tryQueue(): Promise<void> {
    for (let batch = this.nextBatch(); batch; batch = this.nextBatch()) {
      this.trial = { batch, abort: new AbortController() };
      await this.tryTogether(this.trial);
      this.trial = null;
    }
  }

  /** What to try next. A change of the site's remotes comes before the candidates that wait. */
  private nextBatch(): Batch | undefined {
    const { site, live } = this.settings;
    const isOutdated = live.current !== null && live.current.composition.site !== site.current;
    const hasReleases = [...live.releases.keys()].some((name) => name in site.current.remotes);
    return isOutdated && hasReleases && !this.stopped ? SITE_CHANGE : this.queue.first;
  }

  /** Composes the batch with what is live of the other remotes, tries the composition, and takes it live. */
  private async tryTogether({ batch, abort: { signal } }: Trial): Promise<void> {
    const { build, configuration, live, record, trials } = this.settings;
    const site = this.settings.site.current;
    // A change of the site that adds a remote may have been refused since.
    const declared = batch.filter(({ name }) => name in site.remotes);
    if (declared.length < batch.length) {
      this.queue.replaceFirst(declared);
      return;
    }
    if (batch.length > 1 && batch.some(trials.isSuspect)) {
      this.queue.replaceFirst(...batch.map((candidate) => [candidate]));
      return;
    }
    const removed = [...live.releases.keys()].filter((name) => !(name in site.remotes));
    const changed = new Set([...removed, ...batch.map(({ name }) => name)]);
    let next: RunningComposition;
    // The releases of the last composition are tried at every start: without them, the site would have nothing.
    if (!batch.every((candidate) => this.stored.includes(candidate)))
      await trials.write(
        batch.map(({ name, version }) => ({ name, version, sequence: this.sequenceOf(name) })),
      );
    try {
      const releases = replaceReleases(site, live.releases, batch);
      const composition = createComposition(build, site, releases, configuration);
      next = await tryComposition(this.settings, composition, live.current, signal);
    } catch (error) {
      if (!signal.aborted) this.settle(batch, site, error);
      return;
    } finally {
      await trials.clear();
    }
    await record.storeFile(next.composition);
    if (signal.aborted) {
      next.renderer.end();
      return;
    }
    if (batch !== SITE_CHANGE) this.queue.replaceFirst();
    for (const name of changed) this.refused.delete(name);
    this.goLive(next);
    await record.save();
  }

  /** After a failed trial: refuses the candidate at fault. If that is not known, each one is tried on its own. */
  private settle(batch: Batch, site: Site, error: unknown): void {
    const { live, log, site: file } = this.settings;
    if (batch === SITE_CHANGE) {
      if (live.current && file.current === site)
        file.revertTo(live.current.composition.site, `its trial failed: ${messageOf(error)}`);
      return;
    }
    const isAtFault = ({ name }: VerifiedRelease) => error instanceof LoadError && error.remote === name;
    const culprit = batch.length === 1 ? batch[0] : batch.find(isAtFault);
    if (culprit) {
      this.refused.refuse(culprit, error);
      this.queue.replaceFirst(batch.filter((candidate) => candidate !== culprit));
      return;
    }
    log.warn({ reason: messageOf(error) }, 'the candidates failed together: each is tried on its own');
    this.queue.replaceFirst(...batch.map((candidate) => [candidate]));
  }

  private goLive(next: RunningComposition): void {
    const { live, log } = this.settings;
    const { id, releases } = next.composition;
    const versions = Object.fromEntries([...releases].map(([name, { version }]) => [name, version]));
    live.switchTo(next);
    this.stored = this.stored.filter(({ name }) => !releases.has(name));
    log.info({ composition: id, versions }, 'a composition is live');
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
