import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { NOTIFY_TASK } from '../submissions/notification-job';

/** Counting stops here, so that it stays cheap. */
const MAX_COUNTED = 10_000;

/**
 * Counts jobs that wait, run or have failed for good. If a job is replaced while it runs, graphile-worker removes its
 * key. Such a job counts until it ends.
 */
const COUNT_PENDING = `
  SELECT count(*)::integer AS pending,
    greatest(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
  FROM (
    SELECT created_at FROM graphile_worker.jobs
    WHERE task_identifier = $1 AND (key IS NOT NULL OR locked_at IS NOT NULL)
    ORDER BY id LIMIT $2
  ) AS pending`;

/** Measures the notifications that are not sent yet, at every scrape. */
@Injectable()
export class NotificationMetrics {
  private readonly pending: Gauge;
  private readonly oldest: Gauge;
  private updating: Promise<void> | undefined;

  constructor(
    registry: Registry,
    private readonly dataSource: DataSource,
  ) {
    const shared = { registers: [registry], collect: () => this.updateOnce() };
    this.pending = new Gauge({
      name: 'notifications_pending',
      help: `Submissions that are not mailed yet, counted up to ${MAX_COUNTED}.`,
      ...shared,
    });
    this.oldest = new Gauge({
      name: 'notifications_oldest_seconds',
      help: 'Age of the oldest pending notification; 0 if none is pending.',
      ...shared,
    });
  }

  /** Both metrics of a scrape come from one query. */
  private updateOnce(): Promise<void> {
    this.updating ??= this.update().finally(() => {
      this.updating = undefined;
    });
    return this.updating;
  }

  /** Counts the pending notifications; while the database is unavailable, their metrics are absent. */
  private async update(): Promise<void> {
    try {
      const [row] = await this.dataSource.query<{ pending: number; oldestSeconds: number }[]>(COUNT_PENDING, [
        NOTIFY_TASK,
        MAX_COUNTED,
      ]);
      this.pending.set(row!.pending);
      this.oldest.set(row!.oldestSeconds);
    } catch {
      this.pending.remove();
      this.oldest.remove();
    }
  }
}
