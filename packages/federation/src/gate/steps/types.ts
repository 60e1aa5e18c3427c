import { createRequire } from 'node:module';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearestFile } from '../../nearest-file';
import { problemsOf, runTool } from '../../run-tool';
import type { Step } from '../step';

const TIMEOUT_MS = 60_000;

const require = createRequire(import.meta.url);
const ambient = [
  fileURLToPath(new URL('../../../*.d.ts', import.meta.url)),
  path.join(path.dirname(require.resolve('@site/ui')), '..', '*.d.ts'),
];

/** The types of a remote's own sources and of its tests. */
export const types: Step = {
  name: 'types',
  advice: 'correct the types; `npx tsc` in the repository shows the same',
  async run({ folder }) {
    const projectFolder = path.join(folder, 'dist', 'gate');
    const project = {
      extends: nearestFile(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        incremental: true,
        tsBuildInfoFile: path.join(projectFolder, 'types.tsbuildinfo'),
      },
      include: [path.join(folder, '**', '*'), ...ambient],
      exclude: [path.join(folder, 'dist'), path.join(folder, 'node_modules')],
    };
    await mkdir(projectFolder, { recursive: true });
    await writeFile(path.join(projectFolder, 'tsconfig.json'), JSON.stringify(project));
    const parameters = ['-p', projectFolder, '--pretty', 'false'];
    const options = { cwd: folder, timeoutMs: TIMEOUT_MS, lowPriority: true };
    const run = await runTool(folder, 'typescript', parameters, options);
    return { problems: problemsOf(run, TIMEOUT_MS) };
  },
};
