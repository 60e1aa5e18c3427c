import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { Database, type PreparedStatement } from '../database/database';
import { NOTIFY_TASK } from './notification-worker';

/** How often entries of other processes are moved: of one that crashed after the commit, or that sends no mail. */
const SWEEP_INTERVAL_MS = 10_000;

/** Entries that arrive within this time are moved together. */
const BATCH_DELAY_MS = 200;

const BATCH_SIZE = 500;

/** Of outbox entries, and of jobs: both are read through an index up to this count, so that counting stays cheap. */
export const MAX_COUNTED = 10_000;

/** The delay between attempts grows to six hours, so this many attempts span more than three weeks. */
const MAX_ATTEMPTS = 100;

/**
 * Posts write to a plain table, because adding a job notifies the job runner (NOTIFY), and PostgreSQL commits
 * notifying transactions one at a time. Here entries become jobs, many in one transaction. The job key is the
 * submission's id, by which the `forget` command removes the job.
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

/** Jobs that failed permanently, or that were replaced while they ran, are not pending. */
const COUNT_PENDING: PreparedStatement = {
  name: 'count-pending-notifications',
  text: `
    SELECT count(*)::integer AS entries,
      greatest(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
    FROM (
      (SELECT created_at FROM outbox ORDER BY created_at LIMIT ${MAX_COUNTED})
      UNION ALL
      (SELECT created_at FROM graphile_worker.jobs
       WHERE task_identifier = '${NOTIFY_TASK}' AND (attempts < max_attempts OR locked_at IS NOT NULL)
       ORDER BY id LIMIT ${MAX_COUNTED})
    ) AS pending`,
};

interface PendingNotifications {
  /** Outbox entries and jobs. */
  entries: number;
  /** Age of the oldest; 0 where there is none. */
  oldestSeconds: number;
}

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

  /** Moves a committed entry within `BATCH_DELAY_MS`, instead of at the next sweep. */
  wake(): void {
    if (!this.sweepTimer || this.batchTimer) return;
    this.batchTimer = setTimeout(() => this.move(), BATCH_DELAY_MS);
  }

  /**
   * Counts the notifications that are not sent yet, `MAX_COUNTED` entries and as many jobs at most.
   *
   * @throws DatabaseUnavailable
   */
  async pending(): Promise<PendingNotifications> {
    const [row] = await this.database.execute<PendingNotifications>(COUNT_PENDING);
    return row!;
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
