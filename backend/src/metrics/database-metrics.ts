import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Store } from '../database/store';
import { ANNOUNCE } from '../outbox/announcer';

/** More are not counted: both parts are read through an index, so that a scrape stays cheap. */
const MOST_COUNTED = 10_000;

/** Jobs that were given up, or replaced while they ran, wait for nothing. */
const WAITING = {
  name: 'measure-outbox',
  text: `
    SELECT count(*)::integer AS entries,
      greatest(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
    FROM (
      (SELECT created_at FROM outbox ORDER BY created_at LIMIT ${MOST_COUNTED})
      UNION ALL
      (SELECT created_at FROM graphile_worker.jobs
       WHERE task_identifier = '${ANNOUNCE}' AND (attempts < max_attempts OR locked_at IS NOT NULL)
       ORDER BY id LIMIT ${MOST_COUNTED})
    ) AS waiting`,
};

/** What waits to be announced, and what the connection pool does. */
@Injectable()
export class DatabaseMetrics {
  readonly #entries: Gauge;
  readonly #oldest: Gauge;

  constructor(
    registry: Registry,
    private readonly store: Store,
  ) {
    const registers = [registry];
    this.#entries = new Gauge({
      name: 'outbox_entries',
      help: `Submissions that the firm is still to hear of; of entries and jobs at most ${MOST_COUNTED} each are counted.`,
      registers,
    });
    this.#oldest = new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'For how long the oldest of them has waited; 0 where none does.',
      registers,
    });
    new Gauge({
      name: 'database_pool_connections',
      help: 'Open connections to the database.',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle } = store.connections;
        this.set({ state: 'total' }, total);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Statements that wait for a connection.',
      registers,
      collect() {
        this.set(store.connections.waiting);
      },
    });
  }

  /** Reads what the database knows; while it is away, these metrics are absent. */
  async read(): Promise<void> {
    try {
      const [row] = await this.store.run<{ entries: number; oldestSeconds: number }>(WAITING, []);
      this.#entries.set(row!.entries);
      this.#oldest.set(row!.oldestSeconds);
    } catch {
      this.#entries.remove();
      this.#oldest.remove();
    }
  }
}
