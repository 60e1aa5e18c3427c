import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Database, type PreparedStatement } from '../database/database';
import { NOTIFY_TASK } from '../outbox/notification-worker';

/** Both parts are read through an index up to this count, so that a scrape stays cheap. */
const MAX_COUNTED = 10_000;

/** Jobs that failed for good, or that were replaced while they ran, are not pending. */
const PENDING: PreparedStatement = {
  name: 'measure-outbox',
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

/** Measures pending notifications and the connection pool. */
@Injectable()
export class DatabaseMetrics {
  private readonly entries: Gauge;
  private readonly oldest: Gauge;

  constructor(
    registry: Registry,
    private readonly database: Database,
  ) {
    const registers = [registry];
    this.entries = new Gauge({
      name: 'outbox_entries',
      help: `Submissions that the firm is not notified of yet; outbox entries and jobs are counted up to ${MAX_COUNTED} each.`,
      registers,
    });
    this.oldest = new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest of them; 0 where there is none.',
      registers,
    });
    new Gauge({
      name: 'database_pool_connections',
      help: 'Open connections to the database.',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle } = database.connections;
        this.set({ state: 'total' }, total);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Statements that wait for a connection.',
      registers,
      collect() {
        this.set(database.connections.waiting);
      },
    });
  }

  /** Queries the outbox; while the database is unavailable, its metrics are absent. */
  async update(): Promise<void> {
    try {
      const [row] = await this.database.execute<{ entries: number; oldestSeconds: number }>(PENDING);
      this.entries.set(row!.entries);
      this.oldest.set(row!.oldestSeconds);
    } catch {
      this.entries.remove();
      this.oldest.remove();
    }
  }
}
