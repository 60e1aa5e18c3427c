import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@site/harness/run.mjs';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';

const EXCLUDED_NAMES = new Set(['node_modules', 'dist', '.git', '.site', 'test-results']);

/** Text that a file contains exactly once, and its replacement. */
export interface Change {
  file: string;
  old: string;
  replacement: string;
}

/** Copies the repository to a temporary folder and changes one file there. The caller removes the folder. */
export async function changedRepository({ file, old, replacement }: Change): Promise<string> {
  const folder = makeTemporaryFolder('site-changed');
  await cp(root, folder, { recursive: true, filter: (source) => !EXCLUDED_NAMES.has(path.basename(source)) });
  const source = await readFile(path.join(folder, file), 'utf8');
  assert.equal(source.split(old).length, 2, `${file} contains '${old}' once`);
  await writeFile(path.join(folder, file), source.replace(old, replacement));
  return folder;
}
