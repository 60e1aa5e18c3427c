import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { MANIFEST, SIGNATURE } from '@site/contracts/release-files';
import { deleteStaged, stagedIn, syncFolder } from '@site/node-service/durable-files';
import { writeCompressed } from '../compression/compression';
import { repairCompressed } from '../compression/repair-compressed';
import { markFolderUsed, pruneReleases } from './release-retention';
import { openRelease, type KeysOf, type SignedRelease } from './signed-release';

const MAX_CONCURRENT_FILES = 4;

/** What names a release. */
export type ReleaseId = Pick<Release, 'name' | 'version'>;

/** Verified releases on disk. Survives restarts and power failures; several shells may share one folder. */
export class ReleaseStore {
  private readonly releases: string;

  constructor(
    private readonly folder: string,
    private readonly keysOf: KeysOf,
    /** Whether text files get compressed variants. */
    private readonly precompresses = true,
  ) {
    this.releases = path.join(folder, 'releases');
  }

  /** Folder of a stored release. */
  folderOf(name: RemoteName, version: string): string {
    return path.join(this.releases, name, version);
  }

  /** Whether the release has a folder; `read` also checks its files. */
  has(name: RemoteName, version: string): boolean {
    return existsSync(this.folderOf(name, version));
  }

  /**
   * The stored release, with its signature and every file verified again. Compressed variants that are damaged are
   * written anew.
   *
   * @throws Error with the reason if it is missing, damaged, changed, or signed with a key that is not trusted.
   */
  async read(name: RemoteName, version: string): Promise<Release> {
    const folder = this.folderOf(name, version);
    if (!existsSync(folder)) throw new Error('it is not stored');
    const manifest = await readFile(path.join(folder, MANIFEST));
    const signature = await readFile(path.join(folder, SIGNATURE), 'utf8');
    const { release } = openRelease(name, version, { manifest, signature }, this.keysOf(name));
    await Promise.all(
      Object.entries(release.files).map(async ([file, integrity]) => {
        const bytes = await readFile(path.join(folder, file));
        verify(file, bytes, integrity);
        if (this.precompresses) await repairCompressed(path.join(folder, file), bytes).catch(() => undefined);
      }),
    );
    return release;
  }

  /** @throws Error if the file is missing, or is not what the release names. */
  async readVerified({ name, version, files }: Release, file: string): Promise<Buffer> {
    const bytes = await readFile(path.join(this.folderOf(name, version), file));
    verify(file, bytes, files[file] ?? '');
    return bytes;
  }

  /**
   * Stores a complete release or nothing.
   *
   * @param fetchFile returns the bytes of one of the release's files; it is called for a few files at a time.
   * @throws Error that names the first file whose bytes do not match their integrity.
   */
  async write(
    { release, manifest, signature }: SignedRelease,
    fetchFile: (file: string) => Promise<Uint8Array>,
  ): Promise<void> {
    const staged = stagedIn(path.join(this.releases, release.name));
    const remaining = Object.entries(release.files);
    const writeRemaining = async () => {
      for (let next = remaining.shift(); next; next = remaining.shift()) {
        const [file, integrity] = next;
        const bytes = await fetchFile(file);
        verify(file, bytes, integrity);
        await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
        await writeFile(path.join(staged, file), bytes, { flush: true });
        if (this.precompresses) await writeCompressed(path.join(staged, file), bytes);
      }
    };
    try {
      // The first failure ends the others too: nothing remains for them.
      const endAll = () => void remaining.splice(0);
      const writing = Array.from({ length: MAX_CONCURRENT_FILES }, () => writeRemaining().finally(endAll));
      const failure = (await Promise.allSettled(writing)).find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
      await writeFile(path.join(staged, MANIFEST), manifest, { flush: true });
      await writeFile(path.join(staged, SIGNATURE), signature, { flush: true });
      await this.publish(staged, release);
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  /** Marks releases that are live, or were until now. Skips those that another shell has deleted. */
  async markUsed(releases: readonly ReleaseId[]): Promise<void> {
    const folders = releases.map(({ name, version }) => this.folderOf(name, version));
    await Promise.all(folders.filter(existsSync).map(markFolderUsed));
  }

  /** Deletes a remote's releases that are out of use and past their retention. */
  prune({ name, version: versionInUse }: ReleaseId, retentionDays: number): Promise<void> {
    return pruneReleases(path.join(this.releases, name), versionInUse, retentionDays);
  }

  /** Deletes what shells that were killed had not completed. */
  async deleteStaged(): Promise<void> {
    const folders = REMOTE_NAMES.map((name) => path.join(this.releases, name));
    await Promise.all([this.folder, ...folders].map(deleteStaged));
  }

  private isIntact(name: RemoteName, version: string): Promise<boolean> {
    return this.read(name, version).then(
      () => true,
      () => false,
    );
  }

  /** Moves a staged release to its folder. A good one that is already there stays, a damaged one is replaced. */
  private async publish(staged: string, { name, version, files }: Release): Promise<void> {
    const target = this.folderOf(name, version);
    const folders = new Set(['.', ...Object.keys(files).map((file) => path.dirname(file))]);
    await Promise.all([...folders].map((folder) => syncFolder(path.join(staged, folder))));
    await rename(staged, target).catch(async () => {
      if (await this.isIntact(name, version)) return;
      await rm(target, { recursive: true, force: true });
      await rename(staged, target);
    });
    await syncFolder(path.dirname(target));
  }
}

function verify(file: string, bytes: Uint8Array, integrity: string): void {
  if (integrityOf(bytes) !== integrity) throw new Error(`${file} does not match its integrity`);
}
