import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { NOTIFY_TASK } from '../submissions/notification-job';

/** Counting stops here, so that it stays cheap. */
const MAX_COUNTED = 10_000;

/** Jobs that failed permanently, or that were replaced while they ran, are not pending. */
const COUNT_PENDING = `
  SELECT count(*)::integer AS pending,
    greatest(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
  FROM (
    SELECT created_at FROM graphile_worker.jobs
    WHERE task_identifier = $1 AND (attempts < max_attempts OR locked_at IS NOT NULL)
    ORDER BY id LIMIT $2
  ) AS pending`;

/** Measures the notifications that are not sent yet, and the connection pool. */
@Injectable()
export class DatabaseMetrics {
  private readonly pending: Gauge;
  private readonly oldest: Gauge;

  constructor(
    registry: Registry,
    private readonly dataSource: DataSource,
  ) {
    // TypeORM does not say how busy its pool is, so the pool itself is asked.
    const pool = (dataSource.driver as PostgresDriver).master as Pool;
    const registers = [registry];
    this.pending = new Gauge({
      name: 'notifications_pending',
      help: `Submissions that are not mailed yet, counted up to ${MAX_COUNTED}.`,
      registers,
    });
    this.oldest = new Gauge({
      name: 'notifications_oldest_seconds',
      help: 'Age of the oldest pending notification; 0 if none is pending.',
      registers,
    });
    new Gauge({
      name: 'database_pool_connections',
      help: 'Open connections to the database.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
      },
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Statements that wait for a connection.',
      registers,
      collect() {
        this.set(pool.waitingCount);
      },
    });
  }

  /** Counts the pending notifications; while the database is unavailable, their metrics are absent. */
  async update(): Promise<void> {
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
