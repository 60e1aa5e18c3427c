import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/harness/run.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.site', 'test-results']);

/** One text of one file, and what takes its place. */
export interface Change {
  file: string;
  old: string;
  replacement: string;
}

/** A copy of the repository elsewhere, changed as a team would change it. The caller removes it. */
export async function changedRepository({ file, old, replacement }: Change): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-changed-'));
  await cp(root, folder, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
  const source = await readFile(path.join(folder, file), 'utf8');
  assert.equal(source.split(old).length, 2, `${file} holds '${old}' once`);
  await writeFile(path.join(folder, file), source.replace(old, replacement));
  return folder;
}
