import { tmpdir } from 'node:os';
import { copyFixtureRemote, runFederation, WITHOUT_BROWSER_TRIAL } from './testing/fixture-remote';

let folder: string;

beforeAll(async () => {
  folder = await copyFixtureRemote();
});

test.each([
  { args: ['deploy'], message: /^Usage, inside a remote's folder:\n {2}federation build/ },
  {
    args: ['build', '--version', '1.2'],
    message: /^The version 1\.2 must be a semantic version such as 1\.4\.2, without build metadata\n$/,
  },
  {
    args: ['activate', 'v1.4.2'],
    message: /^The version v1\.4\.2 must be a semantic version such as 1\.4\.2/,
  },
  { args: ['build', '--tag', '1'], message: /^Unknown option '--tag'/ },
])('federation $args fails with a message', async ({ args, message }) => {
  const { exitCode, stdout, stderr } = await runFederation(folder, args);
  expect(stderr).toMatch(message);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
});

test('the usage lists every command, also where the browser trial is not installed', async () => {
  const { exitCode, stderr } = await runFederation(folder, [], WITHOUT_BROWSER_TRIAL);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    /^Usage, inside a remote's folder:\n {2}federation build [\s\S]*\n {2}federation release /,
  );
});

test('an error of the content is printed with its place', async () => {
  const faulty = await copyFixtureRemote({
    'jobs.ts': '\nexport const jobs = (undefined as any).map(String);',
  });
  const { exitCode, stderr } = await runFederation(faulty, ['build']);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^TypeError: Cannot read properties of undefined[\s\S]*jobs\.ts:2:/);
});

test('federation publish without a build says what to do', async () => {
  const { exitCode, stderr } = await runFederation(folder, ['publish']);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: 'Nothing is built: run federation build first\n',
  });
});

test('A command in a folder without remote.config.ts fails', async () => {
  const { exitCode, stderr } = await runFederation(tmpdir(), ['build']);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('remote.config.ts');
});
