import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentSchema, releaseSchema, type Release } from '@site/contracts';

/** The activated release in an origin's folder; null if there is none or it is invalid. */
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

/** Activates a published version: replaces `current.json`, an origin's only mutable file, atomically. */
export async function activate(origin: string, version: string): Promise<void> {
  const staged = path.join(origin, `.current-${randomUUID()}.json`);
  await writeFile(staged, `${JSON.stringify({ version })}\n`);
  await rename(staged, path.join(origin, 'current.json'));
}

/**
 * Copies a built release into an origin's folder, completely or not at all, and activates it.
 *
 * @param origin the folder that the origin serves; @param built the output folder of `buildRelease`.
 * @throws Error if the version is already published: releases are immutable.
 */
export async function publish(origin: string, built: string, version: string): Promise<void> {
  const target = path.join(origin, version);
  if (existsSync(target))
    throw new Error(`${target} already exists and releases are immutable: choose another version`);
  const staged = path.join(origin, `.staged-${randomUUID()}`);
  await mkdir(origin, { recursive: true });
  try {
    await cp(built, staged, { recursive: true });
    await rename(staged, target);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  await activate(origin, version);
}
