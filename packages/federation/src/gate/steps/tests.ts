import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { defaultFile } from '../../repository';
import { problemsOf, runTool, type ToolRun } from '../../run-tool';
import { defineStep } from '../step';

/**
 * How long all tests may take. Those of the largest remote take a tenth of it. Jest ends a test that waits for too
 * long, and cannot end one that loops.
 */
const TIMEOUT_MS = 120_000;

const reporter = fileURLToPath(new URL('../../jest/test-reporter.mjs', import.meta.url));

/** What the reporter has printed of a type. */
function reported(type: 'started' | 'ended' | 'failed' | 'completed', { output }: ToolRun): string[] {
  const event = z.object({ type: z.literal(type), text: z.string() });
  return output.split('\n').flatMap((line) => {
    try {
      return event.parse(JSON.parse(line)).text;
    } catch {
      // It is another event, or a test has printed it.
      return [];
    }
  });
}

/** Lists the tests that have failed or do not end, each with its file and its name. */
export function testProblems(run: ToolRun): string[] {
  const ended = new Set(reported('ended', run));
  // Names a file only if none of its tests is running.
  const running = reported('started', run).filter(
    (name, _index, all) =>
      !ended.has(name) && !all.some((each) => each.startsWith(`${name} › `) && !ended.has(each)),
  );
  const endless = run.timedOut
    ? running.map((name) => `${name}\nIt does not end: look for a loop or a promise.`)
    : [];
  const problems = [...reported('failed', run), ...endless];
  return problems.length > 0 ? problems : problemsOf(run);
}

/** Runs the tests of a folder with Jest. */
export function runTests(folder: string, timeoutMs = TIMEOUT_MS): Promise<ToolRun> {
  const parameters = [
    '--config',
    defaultFile('jest.config.mjs'),
    '--ci',
    '--passWithNoTests',
    '--reporters',
    reporter,
    // On two cores, the other steps use only one of them half of the time.
    '--maxWorkers=2',
  ];
  return runTool(folder, 'jest', parameters, {
    cwd: folder,
    timeoutMs,
    // In a run of seconds, V8's optimizing compiler takes more time than it saves, a fifth of the total.
    nodeParameters: ['--no-opt'],
  });
}

/** The remote's own tests. */
export const tests = defineStep({
  name: 'tests',
  expectedSeconds: 15,
  advice: 'correct the code or the test; `npm test` in the folder runs the same',
  async run({ folder }) {
    const run = await runTests(folder);
    const [summary = 'no tests'] = reported('completed', run);
    return { problems: testProblems(run), notes: [summary] };
  },
});
