import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { translateDatabaseErrors } from '../database/database-unavailable';
import { runInTransaction } from '../database/transaction';
import { addNotification } from '../submissions/notification-job';
import { type ReceiptDto, receiptOf } from '../submissions/receipt.dto';
import type { SubmissionKind } from '../submissions/submission.entity';
import { NewsletterListEntry } from './newsletter-list-entry.entity';
import { NewsletterSubscription } from './newsletter-subscription.entity';
import { MAX_LISTED, type NewsletterSubscriptionDto } from './newsletter.dto';

export const newsletter = {
  name: 'newsletter',
  entity: NewsletterSubscription,
  mailSubject: 'New newsletter subscription',
} satisfies SubmissionKind;

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(NewsletterSubscription)
    private readonly subscriptions: Repository<NewsletterSubscription>,
    @InjectRepository(NewsletterListEntry) private readonly entries: Repository<NewsletterListEntry>,
  ) {}

  /**
   * Commits a subscription, its entry in the public list, and the job that mails it if it is new or completed. An
   * address has one row, so a repeated post adds an entry only, with or without an idempotency key.
   *
   * @throws DatabaseUnavailable
   */
  async subscribe(subscription: NewsletterSubscriptionDto, requestId: string): Promise<void> {
    const { email, name = null, phone = null } = subscription;
    await runInTransaction(this.subscriptions.manager, async (manager) => {
      const values = { email, name, phone, requestId };
      const added = await this.insert(manager, values);
      const completed = added ? undefined : await this.complete(manager, values);
      await manager.insert(NewsletterListEntry, {});
      if (added) await addNotification(manager, newsletter, added);
      if (completed) await addNotification(manager, newsletter, completed, { isNew: false });
    });
  }

  /** The newest accepted requests, without personal data. */
  async newest(): Promise<ReceiptDto[]> {
    const entries = this.entries.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: MAX_LISTED });
    return (await translateDatabaseErrors(entries)).map(receiptOf);
  }

  /**
   * Adds a row unless the address has one.
   *
   * @returns the id of the row if it was added.
   */
  private async insert(manager: EntityManager, values: Values): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscription)
      .values(values)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: string }[])[0]?.id;
  }

  /**
   * Fills in the name and phone of a known address that has none. Other posts write nothing, and so do not wait for
   * each other.
   *
   * @returns the id of the row if something was added.
   */
  private async complete(manager: EntityManager, values: Values): Promise<string | undefined> {
    if (values.name === null && values.phone === null) return undefined;
    const { raw } = await manager
      .createQueryBuilder()
      .update(NewsletterSubscription)
      .set({
        name: () => 'coalesce(name, :name)',
        phone: () => 'coalesce(phone, :phone)',
        requestId: values.requestId,
      })
      .where('lower(email) = lower(:email)')
      .andWhere('(name IS NULL OR phone IS NULL)')
      .setParameters(values)
      .returning('id')
      .execute();
    return (raw as { id: string }[])[0]?.id;
  }
}

type Values = Pick<NewsletterSubscription, 'email' | 'name' | 'phone' | 'requestId'>;
