import { Injectable } from '@nestjs/common';
import { Database, type PreparedStatement } from '../database/database';
import type { StoredSubmission } from '../intake/intake';
import { newsletter } from './newsletter.kind';

const FIND_NEWEST: PreparedStatement = {
  name: 'find-newest-newsletter-requests',
  text: `
    SELECT id, created_at AS "createdAt" FROM newsletter_requests
    ORDER BY created_at DESC, id LIMIT ${newsletter.list.maxEntries}`,
};

@Injectable()
export class NewsletterService {
  constructor(private readonly database: Database) {}

  /** The newest accepted requests, without personal data; also of known addresses, so that no subscriber is revealed. */
  newest(): Promise<StoredSubmission[]> {
    return this.database.execute<StoredSubmission>(FIND_NEWEST);
  }
}
