import { type DataSource, In } from 'typeorm';
import { submissionKinds } from '../submission-kinds';
import { IdempotencyKey } from '../submissions/idempotency-key.entity';

/**
 * Deletes everything that is stored about the person with this e-mail address: submissions of every kind, their
 * idempotency keys, and pending notifications.
 *
 * @returns the number of submissions.
 */
export function forget(dataSource: DataSource, email: string): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const ids: string[] = [];
    for (const { entity } of submissionKinds) {
      const { raw } = await manager
        .createQueryBuilder()
        .delete()
        .from(entity)
        .where('lower(email) = lower(:email)', { email })
        .returning('id')
        .execute();
      ids.push(...(raw as { id: string }[]).map(({ id }) => id));
    }
    await manager.delete(IdempotencyKey, { submissionId: In(ids) });
    await manager.query('SELECT graphile_worker.remove_job(id::text) FROM unnest($1::uuid[]) AS id', [ids]);
    return ids.length;
  });
}
