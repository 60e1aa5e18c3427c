import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PinoLogger } from 'nestjs-pino';
import { EntityManager } from 'typeorm';
import { MAX_LISTED } from './newsletter/newsletter.dto';
import { submissionKinds } from './submission-kinds';
import { KEY_TTL_MS } from './submissions/idempotency.interceptor';

const INTERVAL_MS = 60 * 60 * 1000;
const BATCH_ROWS = 5_000;

/**
 * When a backend starts, and then every hour, deletes idempotency keys that have expired, entries that the newsletter's
 * public list no longer shows, and clients that earlier backends counted for the rate limit. This is no job of
 * graphile-worker, because version 0.16 ends the process if it cannot add a task of its crontab.
 */
@Injectable()
export class ExpiredRows implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly manager: EntityManager,
    private readonly logger: PinoLogger,
  ) {}

  /** Begins to delete. Nobody waits for it but the shutdown. */
  @Interval(INTERVAL_MS)
  onApplicationBootstrap(): void {
    this.running = this.delete().catch((error: unknown) =>
      this.logger.warn({ error }, 'expired rows were not deleted; the next attempt is in an hour'),
    );
  }

  /** Nest calls this before it closes the HTTP server, which may take ten seconds. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private async delete(): Promise<void> {
    for (const { name, entity } of submissionKinds) {
      const { tableName } = this.manager.connection.getMetadata(entity);
      await this.deleteFrom(
        'idempotency_keys',
        `kind = $1 AND NOT EXISTS (
           SELECT FROM ${tableName} WHERE id = submission_id AND created_at > $2)`,
        [name, new Date(Date.now() - KEY_TTL_MS)],
      );
    }
    await this.deleteFrom(
      'newsletter_list_entries',
      `created_at < (
         SELECT created_at FROM newsletter_list_entries ORDER BY created_at DESC OFFSET $1 LIMIT 1)`,
      [MAX_LISTED - 1],
    );
    await this.deleteFrom('rate_limits', 'resets_at < now()', []);
  }

  /** Deletes in batches, each of which stays below the timeout of a query, until the backend stops. */
  private async deleteFrom(table: string, condition: string, parameters: unknown[]): Promise<void> {
    const batch = `SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH_ROWS}`;
    let deleted = BATCH_ROWS;
    while (!this.isStopping && deleted === BATCH_ROWS)
      [, deleted] = await this.manager.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid IN (${batch})`,
        parameters,
      );
  }
}
