import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';

/** PostgreSQL is unreachable, or temporarily unable to execute statements. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * SQLSTATE classes of temporary failures: connection failure, rollback, resources, locks, operator intervention, system
 * failure, internal error; and a server that is read-only because it is being replaced.
 */
const TEMPORARY = /^(08|40|53|55|57|58|XX|25006)/;

/**
 * Rethrows driver errors of TypeORM and pg.
 *
 * @throws DatabaseUnavailable for a temporary failure, DatabaseError for what PostgreSQL refuses.
 */
export async function reportUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    if (cause instanceof DatabaseError && !TEMPORARY.test(cause.code ?? '')) throw cause;
    throw new DatabaseUnavailable('the database is unavailable', { cause });
  }
}
