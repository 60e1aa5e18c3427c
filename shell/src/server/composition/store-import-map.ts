import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from '../releases/compression';
import { importMapPath, type Composition } from './composition';

/**
 * Writes a composition's import map beside the shell's browser files, with which it is served, kept for tabs that still use
 * it, and found by other shells.
 */
export async function storeImportMap(shellFolder: string, { id, importMap }: Composition): Promise<void> {
  const file = path.join(shellFolder, path.basename(importMapPath(id)));
  const bytes = Buffer.from(importMap.text);
  await writeCompressed(file, bytes);
  await writeFile(file, bytes);
}
