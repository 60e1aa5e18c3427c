import { createLogger } from '@site/node-service/logger';
import { queryOnce, TEMPLATE_DATABASE } from '../../testing/database';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres';
import { dataSourceOptions } from '../data-source-options';
import { openDatabase } from '../open-database';

declare global {
  /** The server of this test run. */
  var testPostgres: TemporaryPostgres | undefined;
}

/** The databases of tests need not survive a crash: a busy disk would delay each new one for seconds. */
async function doNotWaitForDisk(url: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await queryOnce(url, `ALTER SYSTEM SET ${setting} = off`);
  }
  await queryOnce(url, 'SELECT pg_reload_conf()');
}

async function createTemplateDatabase(serverUrl: string): Promise<void> {
  await queryOnce(serverUrl, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  const url = new URL(serverUrl);
  url.pathname = TEMPLATE_DATABASE;
  const log = createLogger('tests', 'silent');
  const source = await openDatabase(url.href, dataSourceOptions(url.href), log);
  await source.destroy();
}

/** Provides the tests with a real PostgreSQL. */
export default async function startPostgres(): Promise<void> {
  globalThis.testPostgres = await startTemporaryPostgres();
  const { url } = globalThis.testPostgres.postgres;
  await doNotWaitForDisk(url);
  await createTemplateDatabase(url);
  process.env['DATABASE_URL'] = url;
}
