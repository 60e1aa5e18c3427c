import { mkdir, writeFile } from 'node:fs/promises';
import { copyFixtureRemote } from '../../testing/fixture-remote';
import { runTests, testProblems } from './tests';

/** The test stops an endless run after this many times the duration of a normal one. The machine may get busy. */
const TIMEOUT_FACTOR = 12;

let problemsOfFailure: readonly string[];
/** How long Jest needs on this machine at the moment. */
let runMs: number;

beforeAll(async () => {
  const start = performance.now();
  problemsOfFailure = await problemsWith(
    "describe('the board', () => test('lists jobs', () => { expect('x'.repeat(50_000)).toBe('y'); }));",
  );
  runMs = performance.now() - start;
});

async function problemsWith(test: string, timeoutMs?: number): Promise<readonly string[]> {
  const folder = await copyFixtureRemote();
  await mkdir(`${folder}/src`);
  await writeFile(`${folder}/src/jobs.test.ts`, test);
  return testProblems(await runTests(folder, timeoutMs));
}

test('a failing test is named first, with its file, however much it prints', () => {
  const [problem = ''] = problemsOfFailure;
  expect(problem).toMatch(/^src\/jobs\.test\.ts › the board › lists jobs\n/);
  expect(problem.length).toBeLessThan(2_000);
});

test('a test that loops for ever is ended and named, with its file', async () => {
  // For Jest it is a loop, but it takes no time from the tests that run meanwhile.
  const endless = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
  const [problem] = await problemsWith(`test('waits', () => void ${endless});`, TIMEOUT_FACTOR * runMs);
  expect(problem).toBe('src/jobs.test.ts › waits\nIt does not end: look for a loop or a promise.');
});
