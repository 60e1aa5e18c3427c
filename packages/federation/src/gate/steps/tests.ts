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
      // The other steps take less time than the tests: on two cores, one is free for half of it.
      '--maxWorkers=2',
      '--testTimeout',
      String(TIMEOUT_OF_A_TEST_MS),
    ];
    const run = await runTool(folder, 'jest', parameters, {
      cwd: folder,
      timeoutMs: TIMEOUT_MS,
      // In seconds of tests, V8's optimizing compiler takes more time than it saves: a fifth of all.
      nodeParameters: ['--no-opt'],
    });
    const [summary = 'no tests'] = /^Tests: .*$/m.exec(run.output) ?? [];
    return { problems: problemsOf(run, TIMEOUT_MS), notes: [summary.replace(/^Tests: +/, '')] };
  },
};
