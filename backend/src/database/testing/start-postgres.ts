import { Client } from 'pg';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres';

declare global {
  /** The server of this test run. */
  var testPostgres: TemporaryPostgres | undefined;
}

/** The databases of tests need not survive a crash: a busy disk would delay each new one for seconds. */
async function doNotWaitForDisk(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** Provides the tests with a real PostgreSQL. */
export default async function startPostgres(): Promise<void> {
  globalThis.testPostgres = await startTemporaryPostgres();
  const { url } = globalThis.testPostgres.postgres;
  await doNotWaitForDisk(url);
  process.env['DATABASE_URL'] = url;
}
