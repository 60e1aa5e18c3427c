import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(__dirname, '..', '..');

test('npm start lists every wrong environment variable, and starts nothing', async () => {
  const environment = {
    SHELL_PORT: '0',
    DATABASE_URL: 'mysql://localhost/site',
    PUBLIC_ORIGIN: 'localhost',
  };
  const started = promisify(execFile)(process.execPath, ['--import', 'tsx', 'harness/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: [
      'SHELL_PORT: must be at least 1',
      'DATABASE_URL: must be an address such as postgres://user:password@localhost:5432/site',
      'PUBLIC_ORIGIN: must be an http or https address',
      '',
    ].join('\n'),
  });
});

test('no signal opens an inspector in what launches a command', async () => {
  // Node opens one only where nobody listens to the signal.
  const program = "await import('./harness/run.mjs'); console.log(process.listenerCount('SIGUSR1'))";
  const parameters = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: root });
  expect(stdout).toBe('1\n');
});

test.each([
  { script: 'start', unknown: 'mf-careers', command: 'npm run dev -w mf-careers' },
  { script: 'test', unknown: 'mf-careers', command: 'npm test -w mf-careers' },
])(
  '$script with the name of a remote starts nothing, and names the right command',
  async ({ script, unknown, command }) => {
    const parameters = ['--import', 'tsx', `harness/commands/${script}.ts`, unknown];
    const started = promisify(execFile)(process.execPath, parameters, {
      cwd: root,
      // A command that ignored the mistake could start nothing either: PATH is empty, and the port is invalid.
      env: { ...process.env, PATH: '', SHELL_PORT: '0' },
    });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`know ${unknown}\\..*${command}`)),
    });
  },
);
