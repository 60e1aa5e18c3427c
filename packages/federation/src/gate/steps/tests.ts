import { defaultFile } from '../../default-file';
import { problemsOf, runTool } from '../run-tool';
import type { Step } from '../step';

/** Ten times what the largest remote's tests take: a test that never ends fails the release. */
const TIMEOUT_MS = 120_000;
/** Types, lint and build run beside the tests: what takes long on a busy machine is not wrong. */
const TIMEOUT_OF_A_TEST_MS = 30_000;

/** The remote's own tests. */
export const tests: Step = {
  name: 'tests',
  advice: 'correct the code or the test; `npm test` in the folder runs the same',
  async run({ folder }) {
    const parameters = [
      '--config',
      defaultFile('jest.config.mjs'),
      '--ci',
      '--passWithNoTests',
      // The build has the other cores.
      '--maxWorkers=1',
      '--testTimeout',
      String(TIMEOUT_OF_A_TEST_MS),
    ];
    const run = await runTool(folder, 'jest', parameters, { cwd: folder, timeoutMs: TIMEOUT_MS });
    const [summary = 'no tests'] = /^Tests: .*$/m.exec(run.output) ?? [];
    return { problems: problemsOf(run, TIMEOUT_MS), notes: [summary.replace(/^Tests: +/, '')] };
  },
};
