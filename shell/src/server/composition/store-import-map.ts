import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { COMPRESSED_EXTENSIONS, writeCompressed } from '../releases/compression';
import { replaceFile } from '../releases/durable-files';
import { importMapPath, type Composition } from './composition';

const fileOf = (shellFolder: string, { id }: Composition) =>
  path.join(shellFolder, path.basename(importMapPath(id)));

/**
 * Writes a composition's import map beside the shell's browser files, with which it is served, kept for tabs that still use
 * it, and found by other shells. Writes nothing if it is there: a full disk does not keep a shell from starting again.
 */
export async function storeImportMap(shellFolder: string, composition: Composition): Promise<void> {
  const file = fileOf(shellFolder, composition);
  const bytes = Buffer.from(composition.importMap.text);
  const present = await readFile(file).catch(() => null);
  if (present?.equals(bytes)) return;
  await writeCompressed(file, bytes);
  await replaceFile(file, bytes);
}

/** Retention counts from the last time that the import map was marked. */
export async function markImportMapUsed(shellFolder: string, composition: Composition): Promise<void> {
  const file = fileOf(shellFolder, composition);
  const now = new Date();
  for (const extension of ['', ...Object.values(COMPRESSED_EXTENSIONS)])
    await utimes(file + extension, now, now).catch(() => undefined);
}
