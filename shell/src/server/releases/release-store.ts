import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, SIGNATURE, type RemoteName } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { deleteStaged, replaceFile } from '@site/node-service/durable-files';
import { forEachConcurrently } from '@site/node-service/for-each-concurrently';
import { ReleaseFolders } from '@site/releases/folders';
import { compressBest, deleteDamagedVariants, writeCompressed } from '../compression/compression';
import { openRelease, type KeysOf, type SignedRelease, type VerifiedRelease } from './release-checks';

const MAX_CONCURRENT_FILES = 4;

/** Identifies a release: its remote and its version. */
export type ReleaseId = Pick<VerifiedRelease, 'name' | 'version'>;

/** Verified releases on disk. Survives restarts and power failures; several shells may share one folder. */
export class ReleaseStore {
  constructor(
    private readonly folder: string,
    private readonly keysOf: KeysOf,
    /** Whether text files get compressed variants. */
    private readonly precompresses = true,
  ) {}

  /** Folder of a stored release. */
  folderOf(name: RemoteName, version: string): string {
    return this.foldersOf(name).of(version);
  }

  /** Whether the release is stored; `read` also verifies its files. */
  has(name: RemoteName, version: string): boolean {
    return this.foldersOf(name).has(version);
  }

  /**
   * The stored release, with its signature and every file verified again. Damaged compressed variants are deleted.
   *
   * @throws Error with the reason if it is missing, damaged, changed, or signed with a key that is not trusted.
   */
  async read(name: RemoteName, version: string): Promise<VerifiedRelease> {
    const folder = this.folderOf(name, version);
    if (!this.has(name, version)) throw new Error('it is not stored');
    const manifest = await readFile(path.join(folder, MANIFEST));
    const signature = await readFile(path.join(folder, SIGNATURE), 'utf8');
    const { release } = openRelease(name, version, { manifest, signature }, this.keysOf(name));
    await forEachConcurrently(Object.keys(release.files), MAX_CONCURRENT_FILES, async (file) =>
      deleteDamagedVariants(path.join(folder, file), await this.readVerified(release, file)),
    );
    return release;
  }

  /** @throws Error if the file is missing, or is not what the release names. */
  async readVerified({ name, version, files }: VerifiedRelease, file: string): Promise<Buffer> {
    const bytes = await readFile(path.join(this.folderOf(name, version), file));
    verify(file, bytes, files[file] ?? '');
    return bytes;
  }

  /**
   * Stores a complete release or nothing.
   *
   * @param fetchFile returns the bytes of one of the release's files; it is called for a few files at a time.
   * @param compress makes the compressed variants of its text files.
   * @throws Error that names the first file whose bytes do not match their integrity.
   */
  async write(
    { release, ...signed }: SignedRelease,
    fetchFile: (file: string) => Promise<Uint8Array>,
    compress = compressBest,
  ): Promise<void> {
    const { name, version } = release;
    const staged = this.foldersOf(name).stage();
    try {
      await forEachConcurrently(
        Object.entries(release.files),
        MAX_CONCURRENT_FILES,
        async ([file, integrity]) => {
          const bytes = await fetchFile(file);
          verify(file, bytes, integrity);
          await mkdir(path.dirname(path.join(staged, file)), { recursive: true });
          await writeFile(path.join(staged, file), bytes, { flush: true });
          if (this.precompresses) await writeCompressed(path.join(staged, file), bytes, compress);
        },
      );
      // A good one that another shell has stored in the meantime stays, a damaged one is replaced.
      await this.foldersOf(name).publish(staged, version, signed, () => this.isIntact(name, version));
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  /** Replaces the signature of a stored release. @throws Error if the stored `release.json` is another one. */
  async replaceSignature({ release, manifest, signature }: SignedRelease): Promise<void> {
    const folder = this.folderOf(release.name, release.version);
    if (!(await readFile(path.join(folder, MANIFEST))).equals(manifest))
      throw new Error(`the stored ${MANIFEST} is another one`);
    await replaceFile(path.join(folder, SIGNATURE), signature);
  }

  /** Every stored release. */
  async list(): Promise<ReleaseId[]> {
    const ofRemote = async (name: RemoteName) =>
      (await this.foldersOf(name).versions()).map((version) => ({ name, version }));
    return (await Promise.all((await this.remotes()).map(ofRemote))).flat();
  }

  /** Counts the retention of releases from now on. Skips those that are not stored. */
  async markUsed(releases: readonly ReleaseId[]): Promise<void> {
    await Promise.all(releases.map(({ name, version }) => this.foldersOf(name).markUsed([version])));
  }

  /**
   * Deletes the releases that were last used before the retention period. A rollback to one of them fetches it again:
   * the origin activates none that it lacks.
   *
   * @param kept the version of each remote that stays at any age.
   */
  async prune(kept: ReadonlyMap<RemoteName, string>, retentionDays: number): Promise<void> {
    for (const name of await this.remotes()) {
      const version = kept.get(name);
      await this.foldersOf(name).prune(version === undefined ? [] : [version], retentionDays);
    }
  }

  /** Deletes what shells that were killed had not completed. */
  async deleteStaged(): Promise<void> {
    await deleteStaged(this.folder);
    for (const name of await this.remotes()) await this.foldersOf(name).deleteStaged();
  }

  private remotes(): Promise<RemoteName[]> {
    return readdir(this.releasesFolder).catch(() => []);
  }

  private get releasesFolder(): string {
    return path.join(this.folder, 'releases');
  }

  private foldersOf(name: RemoteName): ReleaseFolders {
    return new ReleaseFolders(path.join(this.releasesFolder, name));
  }

  private isIntact(name: RemoteName, version: string): Promise<boolean> {
    return this.read(name, version).then(
      () => true,
      () => false,
    );
  }
}

function verify(file: string, bytes: Uint8Array, integrity: string): void {
  if (integrityOf(bytes) !== integrity) throw new Error(`${file} does not match its integrity`);
}
