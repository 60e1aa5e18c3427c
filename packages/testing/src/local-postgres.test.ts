import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@site/node-service/free-ports';
import { removeFolder } from '@site/node-service/temporary-folder';

const TIMEOUT_MS = 120_000;

let folder: string;
let port: number;
const launchers: ChildProcessByStdio<null, Readable, null>[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root, so root starts it as another user.
  await chmod(folder, 0o755);
  port = await freePort();
});

afterEach(async () => {
  for (const launcher of launchers) launcher.kill('SIGKILL');
  await launch('await database.endLeftover()');
  await removeFolder(folder);
});

/** Starts a process that does something with the `database` of the folder; resolves when it has done that. */
async function launch(work: string) {
  const program = `
    const { LocalPostgres } = await import(${JSON.stringify(path.join(__dirname, 'local-postgres.ts'))});
    const database = new LocalPostgres(${JSON.stringify(path.join(folder, 'data'))}, ${port});
    ${work};
    console.log('done');`;
  const launcher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  launchers.push(launcher);
  const [output] = (await Promise.race([once(launcher.stdout, 'data'), once(launcher, 'exit')])) as unknown[];
  expect(String(output)).toBe('done\n');
  return launcher;
}

const serverRuns = () => existsSync(path.join(folder, 'data', 'postmaster.pid'));

test(
  'a server whose launcher was killed ends before another is started on its data',
  async () => {
    const launcher = await launch('await database.start()');
    await launch('await database.endLeftover()');
    expect(serverRuns()).toBe(true);

    const killed = once(launcher, 'exit');
    launcher.kill('SIGKILL');
    await killed;
    expect(serverRuns()).toBe(true);

    await launch('await database.start(); await database.stop()');
    expect(serverRuns()).toBe(false);
  },
  TIMEOUT_MS,
);
