import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';

/** A small change of a remote, as a team could make it. */
export interface Edit {
  /** The effect of the change, in the suite's output. */
  name: string;
  remote: RemoteName;
  /** Text that a file of the remote contains once, and its replacement; the file is relative to the remote's folder. */
  changes: readonly (readonly [file: string, old: string, replacement: string])[];
  /** Further files, by path relative to the remote's folder. */
  added?: Readonly<Record<string, string>>;
  /** Part of the short form. */
  isShort?: boolean;
}

interface ChangedFile {
  original: string;
  changed: string;
}

/**
 * The files that an edit changes, by path.
 *
 * @throws Error where a file does not contain the text once: the edit is out of date.
 */
export async function readChangedFiles(repository: string, edit: Edit): Promise<Map<string, ChangedFile>> {
  const files = new Map<string, ChangedFile>();
  for (const [name, old, replacement] of edit.changes) {
    const file = path.join(repository, edit.remote, name);
    const original = files.get(file)?.original ?? (await readFile(file, 'utf8'));
    const text = files.get(file)?.changed ?? original;
    if (text.split(old).length !== 2)
      throw new Error(`“${edit.name}” is out of date: ${edit.remote}/${name} does not contain once: ${old}`);
    files.set(file, { original, changed: text.replace(old, () => replacement) });
  }
  return files;
}

/**
 * Makes an edit in a copy of the repository.
 *
 * @returns a function that undoes it.
 * @throws Error if the edit is out of date.
 */
export async function applyEdit(repository: string, edit: Edit): Promise<() => Promise<void>> {
  const files = await readChangedFiles(repository, edit);
  const added = Object.entries(edit.added ?? {}).map(([name, text]) => ({
    file: path.join(repository, edit.remote, name),
    text,
  }));
  for (const [file, { changed }] of files) await writeFile(file, changed);
  for (const { file, text } of added) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return async () => {
    for (const [file, { original }] of files) await writeFile(file, original);
    for (const { file } of added) await rm(file);
  };
}
