import type { EntityManager } from 'typeorm';
import { DatabaseUnavailable, translateDatabaseErrors } from './database-unavailable';

/**
 * Does work in a transaction of its own. While the database stalls, the driver drops a rollback that it could not send
 * in time, and TypeORM hides that: the connection comes back to the pool inside the transaction of a refused post.
 * PostgreSQL would only warn of the next START TRANSACTION, and its COMMIT would commit that post, without its job.
 *
 * @throws DatabaseUnavailable also if the connection was inside a transaction that has written something. The rollback
 *   that follows ends it.
 */
export function runInTransaction<Result>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const transaction = manager.transaction(async (own) => {
    const [earlier] = await own.query<{ id: string | null }[]>(
      'SELECT pg_current_xact_id_if_assigned() AS id',
    );
    if (earlier?.id !== null) throw new DatabaseUnavailable('the connection was inside another transaction');
    return work(own);
  });
  return translateDatabaseErrors(transaction);
}
