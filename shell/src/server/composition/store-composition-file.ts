import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@site/node-service/durable-files';
import { COMPRESSED_EXTENSIONS, writeCompressed } from '../compression/compression';
import { compositionPath, type Composition } from './composition';

const fileOf = (shellFolder: string, { id }: Composition) =>
  path.join(shellFolder, path.basename(compositionPath(id)));

/**
 * Writes a composition's file beside the shell's browser files, with which it is served, kept for tabs that still use
 * it, and found by other shells. Writes nothing if it is there: a full disk does not keep a shell from starting again.
 */
export async function storeCompositionFile(shellFolder: string, composition: Composition): Promise<void> {
  const file = fileOf(shellFolder, composition);
  const bytes = Buffer.from(JSON.stringify(composition.file));
  const present = await readFile(file).catch(() => null);
  if (present?.equals(bytes)) return;
  await writeCompressed(file, bytes);
  await replaceFile(file, bytes);
}

/** Retention counts from the last time that it was marked. */
export async function markCompositionFileUsed(shellFolder: string, composition: Composition): Promise<void> {
  const file = fileOf(shellFolder, composition);
  const now = new Date();
  for (const extension of ['', ...Object.values(COMPRESSED_EXTENSIONS)])
    await utimes(file + extension, now, now).catch(() => undefined);
}
