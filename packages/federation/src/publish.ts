import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type Release } from '@site/contracts';
import { readActivation, signActivation, signRelease, type Activation } from '@site/contracts/signature';

/** What is published or activated. */
export type Target = Pick<Activation, 'remote' | 'version'>;

/** The activated release in an origin's folder; null if there is none or it is invalid. */
export async function currentRelease(origin: string): Promise<Release | null> {
  try {
    const { version } = readActivation(await readFile(path.join(origin, 'current.json'), 'utf8'));
    const text = await readFile(path.join(origin, version, 'release.json'), 'utf8');
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Activates a published version: replaces `current.json`, an origin's only mutable file, atomically.
 *
 * @param privateKey of the remote, in PEM.
 */
export async function activate(
  origin: string,
  { remote, version }: Target,
  privateKey: string,
): Promise<void> {
  const file = path.join(origin, 'current.json');
  const before = await readFile(file, 'utf8').then(readActivation, () => null);
  const activation = {
    remote,
    version,
    // Follows the clock too, so that an origin that was emptied does not start over with sequences that shells have seen.
    sequence: Math.max((before?.sequence ?? 0) + 1, Date.now()),
    activatedAt: new Date().toISOString(),
  };
  const staged = path.join(origin, `.current-${randomUUID()}.json`);
  await writeFile(staged, signActivation(activation, privateKey));
  await rename(staged, file);
}

/**
 * Copies a built release into an origin's folder and signs it, completely or not at all, and activates it.
 *
 * @param origin the folder that the origin serves; @param built the output folder of `buildRelease`.
 * @param privateKey of the remote, in PEM.
 * @throws Error if the version is already published: releases are immutable.
 */
export async function publish(
  origin: string,
  built: string,
  target: Target,
  privateKey: string,
): Promise<void> {
  const folder = path.join(origin, target.version);
  if (existsSync(folder))
    throw new Error(`${folder} already exists and releases are immutable: choose another version`);
  const staged = path.join(origin, `.staged-${randomUUID()}`);
  await mkdir(origin, { recursive: true });
  try {
    await cp(built, staged, { recursive: true });
    const manifest = await readFile(path.join(staged, 'release.json'));
    await writeFile(path.join(staged, 'release.json.sig'), signRelease(manifest, privateKey));
    await rename(staged, folder);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  await activate(origin, target, privateKey);
}
