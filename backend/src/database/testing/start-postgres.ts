import { startTemporaryPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres';

declare global {
  /** The server that this test run started; absent if `TEST_DATABASE_URL` is set. */
  var testPostgres: TemporaryPostgres | undefined;
}

/** Provides the tests with a real PostgreSQL: that of `TEST_DATABASE_URL`, or a temporary one. */
export default async function startPostgres(): Promise<void> {
  globalThis.testPostgres = process.env['TEST_DATABASE_URL'] ? undefined : await startTemporaryPostgres();
  process.env['DATABASE_URL'] = globalThis.testPostgres?.postgres.url ?? process.env['TEST_DATABASE_URL'];
}
