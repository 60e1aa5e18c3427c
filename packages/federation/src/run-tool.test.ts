import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemsOf, runTool } from './run-tool';

const TIMEOUT_MS = 3_000;
/** Long before the process that a tool leaves behind ends by itself. */
const TEST_TIMEOUT_MS = 15_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tool-'));
});

/** Runs a tool that exits at once. It leaves a process behind that has its output, and waits for some time. */
async function runLeaving(options: { waitMs: number; detached: boolean }) {
  const tool = path.join(folder, 'node_modules', 'tool');
  const { waitMs, detached } = options;
  await mkdir(tool, { recursive: true });
  await writeFile(path.join(tool, 'package.json'), JSON.stringify({ name: 'tool', bin: 'tool.cjs' }));
  await writeFile(
    path.join(tool, 'tool.cjs'),
    `const parameters = ['--eval', 'setTimeout(() => {}, ${waitMs})'];
     const options = { stdio: 'inherit', detached: ${detached} };
     require('node:child_process').spawn(process.execPath, parameters, options).unref();`,
  );
  return runTool(folder, 'tool', [], { cwd: folder, timeoutMs: TIMEOUT_MS });
}

test(
  'a process that a tool leaves behind in its group is ended after the time limit',
  async () => {
    expect(await runLeaving({ waitMs: 60_000, detached: false })).toMatchObject({ timedOut: true });
  },
  TEST_TIMEOUT_MS,
);

test('a tool whose output stays open is stopped, even if nothing is left in its group', async () => {
  expect(await runLeaving({ waitMs: 4_000, detached: true })).toMatchObject({ timedOut: true });
});

test('the problem of a tool that was stopped is that it did not end, with what it has printed', () => {
  expect(problemsOf({ exitCode: null, output: 'file one\n', timedOut: true })).toEqual([
    'It did not end, and was stopped. It has printed:\nfile one\n',
  ]);
});

test('what a tool has printed is a problem only if it has failed', () => {
  expect(problemsOf({ exitCode: 0, output: 'two files', timedOut: false })).toEqual([]);
  expect(problemsOf({ exitCode: 1, output: 'a.ts is wrong', timedOut: false })).toEqual(['a.ts is wrong']);
});
