import type pg from 'pg';
import { test } from './fixtures';

/** The rows of a query. Where the database is not reachable, the test ends here and is reported as skipped. */
export async function storedRows(
  database: { query: pg.Pool['query'] } | null,
  query: string,
  values: readonly string[],
): Promise<unknown[]> {
  test.skip(!database, "the site's database is not reachable from here");
  const result = await database?.query(query, [...values]);
  return result?.rows ?? [];
}
