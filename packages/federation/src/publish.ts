import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentSchema, releaseSchema, type Release } from '@site/contracts';

/** The release that an origin's folder serves as its current one, or null where there is none. */
export async function currentRelease(origin: string): Promise<Release | null> {
  try {
    const current = currentSchema.parse(
      JSON.parse(await readFile(path.join(origin, 'current.json'), 'utf8')),
    );
    const text = await readFile(path.join(origin, current.version, 'release.json'), 'utf8');
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Makes a published version the current one: the only file of an origin that ever changes, replaced in one step. */
export async function activate(origin: string, version: string): Promise<void> {
  const staged = path.join(origin, `current.json.${process.pid}`);
  await writeFile(staged, `${JSON.stringify({ version })}\n`);
  await rename(staged, path.join(origin, 'current.json'));
}

/**
 * Copies a built release into an origin's folder and activates it.
 *
 * @param origin the folder that the origin serves; @param built the folder that `buildRelease` wrote.
 * @throws Error where the version exists already: releases are immutable.
 */
export async function publish(origin: string, built: string, version: string): Promise<void> {
  const target = path.join(origin, version);
  if (existsSync(target))
    throw new Error(`${target} exists already, and a release never changes: choose another version`);
  const staged = path.join(origin, `.${version}.${process.pid}`);
  await mkdir(origin, { recursive: true });
  await rm(staged, { recursive: true, force: true });
  await cp(built, staged, { recursive: true });
  await rename(staged, target);
  await activate(origin, version);
}
