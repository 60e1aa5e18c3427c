import { Injectable } from '@nestjs/common';
import { Database, type PreparedStatement } from '../database/database';
import type { StoredSubmission } from '../intake/intake';

const FIND_NEWEST: PreparedStatement = {
  name: 'find-newest-newsletter-requests',
  text: 'SELECT id, created_at AS "createdAt" FROM newsletter_requests ORDER BY created_at DESC, id',
};

@Injectable()
export class NewsletterService {
  constructor(private readonly database: Database) {}

  /** The newest 50 accepted requests, without personal data: those of known addresses too, so that none is revealed. */
  newest(): Promise<StoredSubmission[]> {
    return this.database.execute<StoredSubmission>(FIND_NEWEST);
  }
}
