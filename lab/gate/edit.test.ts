import path from 'node:path';
import { readChangedFiles } from './edit';
import { breakingEdits, harmlessEdits } from './edits';

const root = path.resolve(__dirname, '../..');

test.each([...breakingEdits, ...harmlessEdits].map((edit) => [edit.remote, edit.name, edit] as const))(
  'The edit of %s "%s" fits the sources',
  async (remote, _name, edit) => {
    await expect(readChangedFiles(path.join(root, remote), edit)).resolves.toBeDefined();
  },
);
