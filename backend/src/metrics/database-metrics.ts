import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Database } from '../database/database';
import { MAX_COUNTED, Outbox } from '../outbox/outbox';

/** Measures pending notifications and the connection pool. */
@Injectable()
export class DatabaseMetrics {
  private readonly entries: Gauge;
  private readonly oldest: Gauge;

  constructor(
    registry: Registry,
    database: Database,
    private readonly outbox: Outbox,
  ) {
    const registers = [registry];
    this.entries = new Gauge({
      name: 'outbox_entries',
      help: `Pending notifications of submissions; outbox entries and jobs are counted up to ${MAX_COUNTED} each.`,
      registers,
    });
    this.oldest = new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest pending notification; 0 where there is none.',
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
      const { entries, oldestSeconds } = await this.outbox.pending();
      this.entries.set(entries);
      this.oldest.set(oldestSeconds);
    } catch {
      this.entries.remove();
      this.oldest.remove();
    }
  }
}
