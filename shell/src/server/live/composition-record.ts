import type { Logger } from '@site/node-service/logger';
import type { Composition } from '../composition/composition';
import { markCompositionFileUsed } from '../composition/store-composition-file';
import type { ReleaseStore } from '../releases/release-store';
import { readLastComposition, writeLastComposition, type LastComposition } from './last-composition';
import type { LiveComposition, RunningComposition } from './live-composition';

interface RecordSettings {
  live: LiveComposition;
  store: ReleaseStore;
  storeFolder: string;
  /** Folder of the shell's browser files. */
  shellFolder: string;
  /** Id of the shell's build. */
  build: string;
  retentionDays: number;
  log: Logger;
}

/**
 * Keeps on disk what is live, for the next start and for retention, which counts from the end of use. No failure here
 * concerns visitors or a release: it is logged, and `save` is called again.
 */
export class CompositionRecord {
  private saved: RunningComposition | null = null;
  private failed: RunningComposition | null = null;
  /** Those that were live since the last save. */
  private used: Composition[] = [];

  constructor(private readonly settings: RecordSettings) {
    settings.live.subscribe(({ composition }) => this.used.push(composition));
  }

  /** What was live when a shell last saved it. */
  readLast(): Promise<LastComposition> {
    return readLastComposition(this.settings.storeFolder);
  }

  /** Does nothing where the live composition is saved already. Never rejects. */
  async save(): Promise<void> {
    const { live, store, storeFolder, build, retentionDays, log } = this.settings;
    const { current } = live;
    if (!current || current === this.saved) return;
    const { releases } = current.composition;
    try {
      await writeLastComposition(storeFolder, build, releases);
      await this.mark(this.used);
      for (const release of releases.values()) await store.prune(release, retentionDays);
      this.saved = current;
      this.used = [current.composition];
    } catch (error) {
      // One line is enough: the next attempt follows soon.
      if (this.failed !== current) log.error({ error }, 'the composition was not saved');
      this.failed = current;
    }
  }

  /** Marks what is live as used: hourly, and when its use ends. */
  async markUsed(): Promise<void> {
    const { current } = this.settings.live;
    if (current) await this.mark([current.composition]);
  }

  private async mark(compositions: readonly Composition[]): Promise<void> {
    const { store, shellFolder } = this.settings;
    await store.markUsed(compositions.flatMap(({ releases }) => [...releases.values()]));
    for (const composition of compositions) await markCompositionFileUsed(shellFolder, composition);
  }
}
