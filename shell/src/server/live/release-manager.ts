import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import type { Releases } from '../composition/composition';
import type { Configuration } from '../configuration';
import type { ReleaseStore } from '../releases/release-store';
import { LoadError } from '../rendering/render-errors';
import { CandidateQueue, type Batch } from './candidate-queue';
import type { CompositionRecord } from './composition-record';
import type { LiveComposition, RunningComposition } from './live-composition';
import { loadComposition, tryComposition, type PreparationSettings } from './prepare-composition';
import type { ReleaseWatcher } from './release-watcher';
import { storedReleases } from './stored-releases';

/** How long a poll waits for releases that are fetched: a slow origin holds up no other team's release. */
const MAX_FETCH_WAIT_MS = 2_000;

export interface ManagerSettings extends PreparationSettings {
  configuration: PreparationSettings['configuration'] & Pick<Configuration, 'pollIntervalMs'>;
  store: ReleaseStore;
  watcher: ReleaseWatcher;
  live: LiveComposition;
  record: CompositionRecord;
  log: Logger;
}

/** The batch in trial; aborting it ends the trial at once. */
interface Trial {
  batch: Batch;
  abort: AbortController;
}

/**
 * Keeps the live composition current: it polls the origins, and takes candidates live once their trial has succeeded.
 * Any failure leaves the composition as it is: last known good. Trials run beside the polling: one is aborted if its
 * candidates are withdrawn, and interrupted if newer ones are found.
 */
export class ReleaseManager {
  private readonly queue = new CandidateQueue();
  private trial: Trial | null = null;
  /** Settles, without rejection, once no candidate waits; null where none does. */
  private trying: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  /** The releases of the last composition: what is left of a remote whose origin is unavailable. */
  private stored: readonly Release[] = [];

  constructor(private readonly settings: ManagerSettings) {}

  /** Restores the last composition from the store, if there is one, then follows the origins until `stop`. */
  async start(): Promise<void> {
    const { store, log } = this.settings;
    await store.deleteStaged().catch((error: unknown) => log.warn({ error }, 'leftovers were not deleted'));
    await this.restore();
    await this.update();
    this.schedulePoll();
  }

  /** The composition does not change any more. */
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
   * Takes the last composition live: its releases are candidates like any other, and one that fails is left out. After another
   * build of the shell, this one is not ready before it shows every remote that that one showed.
   */
  private async restore(): Promise<void> {
    const { build, live, record } = this.settings;
    const last = await record.readLast();
    this.stored = await storedReleases(this.settings, last);
    if (last.build !== build.id)
      live.neededForReadiness = REMOTE_NAMES.filter((name) => name in last.versions);
    this.propose(this.stored);
    await this.trying;
  }

  private schedulePoll(): void {
    if (this.stopped) return;
    this.timer = setTimeout(async () => {
      await this.poll(MAX_FETCH_WAIT_MS).catch((error: unknown) =>
        this.settings.log.error({ error }, 'an update failed'),
      );
      this.schedulePoll();
    }, this.settings.configuration.pollIntervalMs);
  }

  private async poll(maxWaitMs?: number): Promise<void> {
    const { watcher, live, record } = this.settings;
    await record.save();
    const found = await watcher.findCandidates(live.releases, maxWaitMs);
    const isLeftOut = ({ name }: Release) => !live.releases.has(name) && watcher.unreachable.has(name);
    this.propose([...found, ...this.stored.filter(isLeftOut)]);
  }

  /** Tries these candidates, and none of those that were proposed before and are missing now. */
  private propose(candidates: Batch): void {
    const { watcher, live, log } = this.settings;
    this.queue.update(
      this.stopped ? [] : candidates.filter((candidate) => watcher.isDue(candidate, live.releases)),
    );
    if (this.trial && this.queue.first !== this.trial.batch) this.trial.abort.abort();
    this.trying ??= this.tryQueue()
      .catch((error: unknown) => log.error({ error }, 'the trials ended unexpectedly'))
      .finally(() => {
        this.trying = null;
      });
  }

  private async tryQueue(): Promise<void> {
    for (let batch = this.queue.first; batch; batch = this.queue.first) {
      this.trial = { batch, abort: new AbortController() };
      await this.tryTogether(this.trial);
      this.trial = null;
    }
  }

  private async tryTogether({ batch, abort: { signal } }: Trial): Promise<void> {
    const { live } = this.settings;
    const releases: Releases = new Map([
      ...live.releases,
      ...batch.map((candidate): [RemoteName, Release] => [candidate.name, candidate]),
    ]);
    const changed = new Set(batch.map(({ name }) => name));
    let next: RunningComposition;
    try {
      const loaded = await loadComposition(this.settings, releases, signal);
      next = await tryComposition(this.settings, loaded, changed, live.current, signal);
    } catch (error) {
      if (!signal.aborted) this.settle(batch, error);
      return;
    }
    if (signal.aborted) {
      next.renderer.end();
      return;
    }
    this.queue.replaceFirst();
    for (const name of changed) this.settings.watcher.refused.delete(name);
    await this.goLive(next);
  }

  /** After a failed trial: refuses the candidate at fault; where that is unknown, each is tried on its own. */
  private settle(batch: Batch, error: unknown): void {
    const isAtFault = ({ name }: Release) => error instanceof LoadError && error.remote === name;
    const culprit = batch.length === 1 ? batch[0] : batch.find(isAtFault);
    if (culprit) {
      this.settings.watcher.refuse(culprit, error);
      this.queue.replaceFirst(batch.filter((candidate) => candidate !== culprit));
      return;
    }
    this.settings.log.warn(
      { reason: String(error) },
      'the candidates failed together: each is tried on its own',
    );
    this.queue.replaceFirst(...batch.map((candidate) => [candidate]));
  }

  /** What fails from here on is no fault of a release, and does not undo the switch. */
  private async goLive(next: RunningComposition): Promise<void> {
    const { live, record, log } = this.settings;
    const { id, releases } = next.composition;
    const versions = Object.fromEntries([...releases].map(([name, { version }]) => [name, version]));
    try {
      live.switchTo(next);
    } catch (error) {
      log.error({ error }, 'the switch was not noticed everywhere');
    }
    log.info({ composition: id, versions }, 'a composition is live');
    await record.save();
  }
}
