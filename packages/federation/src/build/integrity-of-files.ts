import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import { MANIFEST } from '@site/contracts';

/** Integrity of every file below a folder by its relative path, except `release.json`; sorted. */
export async function integrityOfFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== MANIFEST)
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, integrityOf(await readFile(path.join(folder, file)))] as const),
    ),
  );
}
