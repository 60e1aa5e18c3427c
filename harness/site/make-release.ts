import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasePathOf, type GateOutcomes, type Release, type RemoteName } from '@site/contracts';
import { type Activation, signRelease } from '@site/contracts/signature';
import { integrityOfFiles } from '@site/federation/integrity-of-files';
import { activateRelease, publishRelease } from '@site/federation/publishing';
import { makeTemporaryFolder, removeFolder } from '@site/node-service/temporary-folder';
import type { Site } from './site';
import { root } from '../run.mjs';

export interface ReleaseFiles {
  /** Folder of the copy. */
  folder: string;
  release: Release;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
}

interface Changes {
  name: RemoteName;
  version: string;
  /** Outcomes of the gate. Default: it has not run. */
  gate?: GateOutcomes;
  /** Changes the copied files and `release` before they are hashed. */
  before?: (files: ReleaseFiles) => Promise<void> | void;
  /** Changes the files after hashing. The origin would refuse their upload, so they are copied into its folder. */
  after?: (files: ReleaseFiles) => Promise<void> | void;
  /** The remote whose key signs it. Default: its own. With another key, the files are copied as well. */
  signedBy?: RemoteName;
}

/** Publishes a changed copy of a remote's built release to the origin of a running site, and activates it. */
export async function makeRelease(site: Site, changes: Changes): Promise<Activation> {
  const folder = makeTemporaryFolder('release');
  try {
    return await releaseFrom(folder, site, changes);
  } finally {
    await removeFolder(folder);
  }
}

async function releaseFrom(
  folder: string,
  site: Site,
  { name, version, gate, before, after, signedBy }: Changes,
): Promise<Activation> {
  await cp(path.join(root, name, 'dist', 'production'), folder, { recursive: true });
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const built = release.version;
  release.version = version;
  const files: ReleaseFiles = {
    folder,
    release,
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFile(path.join(folder, file), text),
  };
  // The code contains the version, in the addresses of pictures.
  await replaceInScripts(files, releasePathOf(name, built), releasePathOf(name, version));
  await before?.(files);
  release.files = await integrityOfFiles(folder);
  await after?.(files);
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  const origin = site.originOf(name);
  const target = await origin.target();
  const signer = signedBy && (await site.originOf(signedBy).privateKey());
  if (after || signer) await putIntoOrigin(folder, path.join(origin.folder, version), signer ?? target.key);
  else await publishRelease({ ...target, folder, ...(gate && { gate }) });
  return activateRelease({ ...target, version });
}

/** Copies a signed release into an origin's folder, as an attacker with access to its disk and a team's key could. */
async function putIntoOrigin(folder: string, target: string, key: string): Promise<void> {
  const manifest = await readFile(path.join(folder, 'release.json'));
  await writeFile(path.join(folder, 'release.json.sig'), signRelease(manifest, key));
  await cp(folder, target, { recursive: true });
}

/**
 * Replaces text in every script of a release, for browsers and for the server.
 *
 * @throws Error where no file contains it.
 */
export async function replaceEverywhere(files: ReleaseFiles, from: string, to: string): Promise<void> {
  const found = await replaceInScripts(files, from, to);
  if (!found) throw new Error(`no file of ${files.release.name} contains ${from}`);
}

/** Resolves with whether a script contains the text. */
async function replaceInScripts(
  { release, read, write }: ReleaseFiles,
  from: string,
  to: string,
): Promise<boolean> {
  let found = false;
  for (const file of Object.keys(release.files).filter((name) => /\.c?js$/.test(name))) {
    const text = await read(file);
    if (!text.includes(from)) continue;
    found = true;
    await write(file, text.replaceAll(from, to));
  }
  return found;
}
