import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { reportUnavailable } from '../database/database-unavailable';
import type { StoredSubmission } from '../intake/intake';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity';

const MAX_LISTED = 50;

@Injectable()
export class NewsletterService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest subscriptions, without personal data. */
  newest(): Promise<StoredSubmission[]> {
    return reportUnavailable(
      this.dataSource.getRepository(NewsletterSubscriptionEntity).find({
        select: { id: true, createdAt: true },
        order: { createdAt: 'DESC', id: 'ASC' },
        take: MAX_LISTED,
      }),
    );
  }
}
