import { defaultFile } from '../../repository';
import { problemsOf, runTool } from '../../run-tool';
import { defineStep } from '../step';

/** Ten times what the largest remote's tests take: a test that never ends fails the release. */
const TIMEOUT_MS = 120_000;
/** Of the DOM that a failing test prints. */
const MAX_DOM_CHARACTERS = 1_000;
/** Of one test. Types, lint and build run in parallel: a correct test may take long on a busy machine. */
const TEST_TIMEOUT_MS = 30_000;

/** The remote's own tests. */
export const tests = defineStep({
  name: 'tests',
  advice: 'correct the code or the test; `npm test` in the folder runs the same',
  async run({ folder }) {
    const parameters = [
      '--config',
      defaultFile('jest.config.mjs'),
      '--ci',
      '--passWithNoTests',
      // On two cores, the other steps leave one free for half of the time.
      '--maxWorkers=2',
      '--testTimeout',
      String(TEST_TIMEOUT_MS),
    ];
    const run = await runTool(folder, 'jest', parameters, {
      cwd: folder,
      timeoutMs: TIMEOUT_MS,
      // Testing Library prints the DOM of each failure: of a long one, the name of the failing test would not be kept.
      environment: { DEBUG_PRINT_LIMIT: String(MAX_DOM_CHARACTERS) },
      // In a run of seconds, V8's optimizing compiler takes more time than it saves, a fifth of the total.
      nodeParameters: ['--no-opt'],
    });
    const [summary = 'no tests'] = /^Tests: .*$/m.exec(run.output) ?? [];
    return { problems: problemsOf(run, TIMEOUT_MS), notes: [summary.replace(/^Tests: +/, '')] };
  },
});
