import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editedFiles } from './edited-files';
import { linkWorkspace } from './link-workspace';
import { remoteProblem, type NewRemote } from './remote-problem';
import { templateFiles } from './template-files';

/**
 * Makes a working remote in a repository, and names it wherever the others are named.
 *
 * @returns the changed and the new files, as paths from the root.
 * @throws Error that says why the remote cannot be made; nothing is changed then.
 */
export async function makeRemote(root: string, remote: NewRemote): Promise<string[]> {
  const problem = remoteProblem(root, remote);
  if (problem) throw new Error(problem);
  const created = await templateFiles(remote);
  const edited = await editedFiles(remote, created, (file) => readFile(path.join(root, file), 'utf8'));
  for (const [file, text] of [...edited, ...created]) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await linkWorkspace(root, remote.name);
  return [...edited.keys(), ...created.keys()];
}
