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
