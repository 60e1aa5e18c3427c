import { createHash, randomUUID } from 'node:crypto';
import type { DeepPartial, EntityManager, Repository } from 'typeorm';
import { runInTransaction } from '../database/transaction';
import { IdempotencyKey } from './idempotency-key.entity';
import { addNotification } from './notification-job';
import { type ReceiptDto, receiptOf } from './receipt.dto';
import type { RequestMetadata } from './request-metadata';
import type { Submission, SubmissionKind } from './submission.entity';

/** A post with this key and these contents was accepted before. */
export class KeyAlreadyUsed extends Error {
  override readonly name = 'KeyAlreadyUsed';

  constructor(
    readonly kind: SubmissionKind,
    readonly identity: Omit<IdempotencyKey, 'submissionId'>,
  ) {
    super('The idempotency key was used before');
  }
}

/** Stores the submissions of one kind, each as a new row. */
export abstract class SubmissionService<Entity extends Submission> {
  constructor(
    private readonly kind: SubmissionKind,
    private readonly repository: Repository<Entity>,
  ) {}

  /**
   * Commits the submission, its idempotency key and the job that mails it: all or none.
   *
   * @throws KeyAlreadyUsed also if another request is committing the first use of the key.
   * @throws DatabaseUnavailable
   */
  async create(payload: object, { requestId, idempotencyKey: key }: RequestMetadata): Promise<ReceiptDto> {
    const identity = key && { kind: this.kind.name, key, fingerprint: fingerprintOf(payload) };
    const submission = this.repository.create({
      ...withoutEmptyTexts(payload),
      id: randomUUID(),
      requestId,
    } as DeepPartial<Entity>);
    await runInTransaction(this.repository.manager, async (manager) => {
      if (identity && !(await addKey(manager, { ...identity, submissionId: submission.id }))) {
        throw new KeyAlreadyUsed(this.kind, identity);
      }
      await manager.insert<Submission>(this.kind.entity, submission);
      await addNotification(manager, this.kind, submission.id);
    });
    return receiptOf(submission);
  }
}

/** Inserts a key. Returns false if it is known, after waiting for another transaction that inserts it. */
async function addKey(manager: EntityManager, key: IdempotencyKey): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(IdempotencyKey)
    .values(key)
    .orIgnore()
    .returning('key')
    .execute();
  return (raw as unknown[]).length > 0;
}

/** @param payload as validated, so that its fields are in the order of the schema. */
const fingerprintOf = (payload: object): Buffer =>
  createHash('sha256').update(JSON.stringify(payload)).digest();

/** Only optional fields may be empty, and their columns are then NULL. */
const withoutEmptyTexts = (payload: object): object =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== ''));
