import type { DataSource } from 'typeorm';
import { SUBMISSION_ENTITIES, SUBMISSION_KINDS } from '../intake/kinds';

/**
 * Removes everything that is kept of the person with this e-mail address: submissions of every kind, their
 * idempotency keys, and what is still to be announced of them.
 *
 * @returns how many submissions there were.
 */
export function forget(dataSource: DataSource, email: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const forgotten: string[] = [];
    for (const kind of SUBMISSION_KINDS) {
      const { raw } = await manager
        .createQueryBuilder()
        .delete()
        .from(SUBMISSION_ENTITIES[kind])
        .where('lower(email) = lower(:email)', { email })
        .returning('id')
        .execute();
      forgotten.push(...(raw as { id: string }[]).map(({ id }) => id));
    }
    await manager.query('DELETE FROM idempotency_keys WHERE submission_id = ANY ($1)', [forgotten]);
    await manager.query('DELETE FROM outbox WHERE submission_id = ANY ($1)', [forgotten]);
    await manager.query('SELECT graphile_worker.remove_job(id::text) FROM unnest($1::uuid[]) AS id', [
      forgotten,
    ]);
    return forgotten.length;
  });
}
