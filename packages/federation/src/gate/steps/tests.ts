import path from 'node:path';
import { nearestFile } from '../../nearest-file';
import { problemsOf, runTool } from '../run-tool';
import type { Step } from '../step';

/** Ten times what the largest remote's tests take: a test that never ends fails the release. */
const TIMEOUT_MS = 120_000;

/** The remote's own tests. */
export const tests: Step = {
  name: 'tests',
  advice: 'correct the code or the test; `npm test` in the folder runs the same',
  async run({ folder }) {
    const configuration = nearestFile(folder, 'jest.config.mjs');
    const root = path.dirname(configuration);
    const parameters = ['--config', configuration, '--rootDir', root, '--ci', '--passWithNoTests', folder];
    const run = await runTool(folder, 'jest', parameters, { cwd: root, timeoutMs: TIMEOUT_MS });
    const [summary = 'no tests'] = /^Tests: .*$/m.exec(run.output) ?? [];
    return { problems: problemsOf(run, TIMEOUT_MS), notes: [summary.replace(/^Tests: +/, '')] };
  },
};
