import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import { SerialQueue } from '@site/node-service/serial-queue';
import { z } from 'zod';
import { COMPRESSED_EXTENSIONS, writeCompressed } from '../compression/compression';
import { compositionPath, type Composition } from '../composition/composition';
import type { ReleaseStore } from '../releases/release-store';
import type { LiveComposition, RunningComposition } from './live-composition';

/** How long a release or a file for browsers is kept after its last use: open tabs may need it. */
export const RETENTION_DAYS = 7;

interface RecordSettings {
  live: LiveComposition;
  store: ReleaseStore;
  storeFolder: string;
  /** Folder of the shell's browser files. */
  shellFolder: string;
  /** Id of the shell's build. */
  build: string;
  log: Logger;
}

/** Version by remote; under `shell` the id of the shell's build. */
const lastSchema = z.record(z.string(), z.string());

/**
 * Keeps on disk what is live: for the next start, for retention, and the composition's file for browsers. A failure
 * here affects neither visitors nor a release: it is logged, and the next poll saves again.
 */
export class CompositionRecord {
  private saved: RunningComposition | null = null;
  private failed: RunningComposition | null = null;
  /** Polls and switches save: the last one saves what is live then. */
  private readonly saves = new SerialQueue();
  /** The compositions that were live since the last save. */
  private used: Composition[] = [];

  private readonly lastFile: string;

  constructor(private readonly settings: RecordSettings) {
    this.lastFile = path.join(settings.storeFolder, 'composition.json');
    settings.live.subscribe(({ composition }) => this.used.push(composition));
  }

  /** The composition that was live last. Empty if nothing was live, or if the file is damaged. */
  async readLast(): Promise<z.infer<typeof lastSchema>> {
    try {
      return lastSchema.parse(JSON.parse(await readFile(this.lastFile, 'utf8')));
    } catch {
      return {};
    }
  }

  /**
   * Writes a composition's file beside the shell's browser files: it is served with them, tabs of an earlier
   * composition still find theirs, and so do other shells. Never rejects: while a composition is live, its file is
   * served from memory too.
   */
  async storeFile(composition: Composition): Promise<void> {
    try {
      await this.writeFile(composition);
    } catch (error) {
      this.settings.log.error(
        { error, composition: composition.id },
        'failed to write the file of a composition',
      );
    }
  }

  /**
   * Saves the live composition. For a remote that is missing, the record keeps its last version and the build that
   * showed it, and the next start tries that version. Does nothing if the live composition is saved already. Never
   * rejects.
   */
  save(): Promise<void> {
    return this.saves.run(() => this.saveCurrent());
  }

  private async saveCurrent(): Promise<void> {
    const { live, build, log } = this.settings;
    const { current } = live;
    if (!current || current === this.saved) return;
    const { releases, site } = current.composition;
    const used = [...this.used];
    try {
      const { shell: lastBuild = build, ...last } = await this.readLast();
      const missing = Object.entries(last).filter(([name]) => name in site.remotes && !releases.has(name));
      const running = [...releases].map(([name, { version }]) => [name, version] as const);
      const versions = new Map([...missing, ...running]);
      const shell = missing.length > 0 ? lastBuild : build;
      await replaceFile(this.lastFile, JSON.stringify({ shell, ...Object.fromEntries(versions) }));
      await this.mark(used);
      await this.prune();
      // It may be missing since a full disk.
      await this.writeFile(current.composition);
      this.saved = current;
      this.used = [current.composition, ...this.used.slice(used.length)];
    } catch (error) {
      // One line is enough: the next attempt follows soon.
      if (this.failed !== current) log.error({ error }, 'failed to save the live composition');
      this.failed = current;
    }
  }

  /**
   * Marks what is live as used: hourly, and when its use ends. Retention counts from the last mark. Also
   * deletes the releases whose retention is over: on a full disk, `save` fails before it deletes them.
   */
  async markUsed(): Promise<void> {
    const { current } = this.settings.live;
    if (current) await this.mark([current.composition]);
    await this.prune();
  }

  /** Writes nothing if the file is there already. */
  private async writeFile(composition: Composition): Promise<void> {
    const file = this.fileOf(composition);
    const bytes = Buffer.from(JSON.stringify(composition.file));
    const present = await readFile(file).catch(() => null);
    if (present?.equals(bytes)) return;
    await writeCompressed(file, bytes);
    await replaceFile(file, bytes);
  }

  /** Keeps what is live, and what the next start tries. */
  private async prune(): Promise<void> {
    const { live, store } = this.settings;
    const kept = new Map(Object.entries(await this.readLast()));
    for (const [name, { version }] of live.releases) kept.set(name, version);
    await store.prune(kept, RETENTION_DAYS);
  }

  private async mark(compositions: readonly Composition[]): Promise<void> {
    await this.settings.store.markUsed(compositions.flatMap(({ releases }) => [...releases.values()]));
    const now = new Date();
    for (const composition of compositions)
      for (const extension of ['', ...Object.values(COMPRESSED_EXTENSIONS)])
        await utimes(this.fileOf(composition) + extension, now, now).catch(() => undefined);
  }

  private fileOf({ id }: Composition): string {
    return path.join(this.settings.shellFolder, path.basename(compositionPath(id)));
  }
}
