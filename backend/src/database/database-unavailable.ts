import { DatabaseError } from 'pg';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** PostgreSQL is unreachable, or temporarily unable to execute statements. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * SQLSTATE classes of temporary failures: connection failure, rollback, resources, locks, operator intervention, system
 * failure, internal error; a server that is read-only because it is being replaced; a connection that comes back to the
 * pool inside a failed transaction; and a transaction that was idle for too long.
 */
const TEMPORARY = /^(08|40|53|55|57|58|XX|25006|25P0[23])/;

/**
 * Waits for work on the database, and translates its errors.
 *
 * @throws DatabaseUnavailable if the failure is temporary.
 * @throws DatabaseError if PostgreSQL refuses a statement, such as one that violates a constraint.
 * @throws Error as it is if it comes from neither PostgreSQL nor the connection, such as a TypeError.
 */
export async function translateDatabaseErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    if (isTemporary(cause)) throw new DatabaseUnavailable('the database is unavailable', { cause });
    throw cause;
  }
}

/** A failed connection is an `Error` of the driver, or Node's `AggregateError` if no address of the host responds. */
function isTemporary(error: unknown): boolean {
  if (error instanceof DatabaseError) return TEMPORARY.test(error.code ?? '');
  // A connection that fails between two statements is released by TypeORM. The next statement then throws the first of
  // these errors in a repository and the second one in `query`.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  return ['Error', 'AggregateError'].includes((error as Partial<Error> | null)?.name ?? '');
}
