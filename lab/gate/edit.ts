import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';

/** A small change of the files of a workspace. Paths are relative to its folder. */
export interface FileEdit {
  /** The effect of the change, in the suite's output. */
  name: string;
  /** Text that a file contains once, and its replacement. */
  changes: readonly (readonly [file: string, old: string, replacement: string])[];
  /** Further files. */
  added?: Readonly<Record<string, string>>;
}

/** A small change of a remote, as a team could make it. */
export interface Edit extends FileEdit {
  remote: RemoteName;
  /** Part of the short form. */
  isShort?: boolean;
}

const editOf =
  (remote: RemoteName) =>
  (name: string, ...changes: Edit['changes']): Edit => ({ remote, name, changes });

// Each makes an edit of one remote.
export const careers = editOf('mf-careers');
export const forms = editOf('mf-forms');
export const insights = editOf('mf-insights');
export const marketing = editOf('mf-marketing');
export const services = editOf('mf-services');

interface ChangedFile {
  original: string;
  changed: string;
}

/**
 * The files that an edit of a workspace's folder changes, by path.
 *
 * @throws Error where a file does not contain the text once: the edit is out of date.
 */
export async function readChangedFiles(folder: string, edit: FileEdit): Promise<Map<string, ChangedFile>> {
  const files = new Map<string, ChangedFile>();
  for (const [name, old, replacement] of edit.changes) {
    const file = path.join(folder, name);
    const original = files.get(file)?.original ?? (await readFile(file, 'utf8'));
    const text = files.get(file)?.changed ?? original;
    if (text.split(old).length !== 2)
      throw new Error(`“${edit.name}” is out of date: ${file} does not contain once: ${old}`);
    files.set(file, { original, changed: text.replace(old, () => replacement) });
  }
  return files;
}

/**
 * Makes an edit in a workspace's folder of a copy of the repository.
 *
 * @returns a function that undoes it.
 * @throws Error if the edit is out of date.
 */
export async function applyEdit(folder: string, edit: FileEdit): Promise<() => Promise<void>> {
  const files = await readChangedFiles(folder, edit);
  const added = Object.entries(edit.added ?? {}).map(([name, text]) => ({
    file: path.join(folder, name),
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
