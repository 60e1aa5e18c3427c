import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { Database, type PreparedStatement } from '../database/database';
import { NOTIFY_TASK } from './notification-worker';

/** Finds entries of a process that crashed after the commit, or that sends no mail. */
const SWEEP_INTERVAL_MS = 10_000;

/** Entries that arrive within this time are moved together. */
const BATCH_DELAY_MS = 200;

const BATCH_SIZE = 500;

/** The delay between attempts grows to six hours, so this many last more than three weeks. */
const MAX_ATTEMPTS = 100;

/**
 * Posts write to a plain table, because adding a job notifies the job runner (NOTIFY), and PostgreSQL commits
 * notifying transactions one at a time. Here entries become jobs, many in one transaction. The job key is the
 * submission's id, by which the command that forgets a person removes the job.
 */
const MOVE: PreparedStatement = {
  name: 'move-outbox',
  text: `
    WITH taken AS (
      DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox ORDER BY created_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED
      ) RETURNING *
    ), newest AS (
      SELECT DISTINCT ON (submission_id) * FROM taken ORDER BY submission_id, created_at DESC
    )
    SELECT graphile_worker.add_jobs(array_agg((
      '${NOTIFY_TASK}',
      json_build_object('id', id, 'kind', kind, 'submissionId', submission_id),
      NULL, NULL, ${MAX_ATTEMPTS}, submission_id, NULL, NULL
    )::graphile_worker.job_spec))
    FROM newest HAVING count(*) > 0`,
};

/** Moves outbox entries to the jobs of the notification worker. Where no mail is configured, they stay. */
@Injectable()
export class Outbox implements OnApplicationBootstrap, OnApplicationShutdown {
  private sweepTimer: NodeJS.Timeout | undefined;
  private batchTimer: NodeJS.Timeout | undefined;
  private moving = Promise.resolve();

  constructor(
    private readonly database: Database,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.configuration.mail) return;
    this.move();
    this.sweepTimer = setInterval(() => this.move(), SWEEP_INTERVAL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.sweepTimer);
    clearTimeout(this.batchTimer);
    await this.moving;
  }

  /** After an entry was committed: moves it soon, rather than at the next sweep. */
  wake(): void {
    if (!this.sweepTimer || this.batchTimer) return;
    this.batchTimer = setTimeout(() => this.move(), BATCH_DELAY_MS);
  }

  private move(): void {
    this.batchTimer = undefined;
    this.moving = this.moving.then(() => this.moveAll());
  }

  private async moveAll(): Promise<void> {
    try {
      while ((await this.database.execute(MOVE)).length > 0);
    } catch (error) {
      this.logger.warn({ error }, 'outbox entries were not moved');
    }
  }
}
