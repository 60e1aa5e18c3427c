import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import { MANIFEST } from '@site/contracts';
import { filesBelow } from '@site/releases/folders';

/** Integrity of every file below a folder by its relative path, except `release.json`; sorted. */
export async function integrityOfFiles(folder: string): Promise<Record<string, string>> {
  const files = (await filesBelow(folder)).filter((file) => file !== MANIFEST);
  const integrity = files.map(
    async (file) => [file, integrityOf(await readFile(path.join(folder, file)))] as const,
  );
  return Object.fromEntries(await Promise.all(integrity));
}
