import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { reportUnavailable } from './database-unavailable';

/** Each connection prepares it once, under its name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Executes prepared statements on the data source's pool. */
@Injectable()
export class Database {
  private readonly pool: Pool;

  constructor(dataSource: DataSource) {
    this.pool = (dataSource.driver as PostgresDriver).master as Pool;
  }

  /** Open connections, idle ones among them, and statements that wait for one. */
  get connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.pool;
    return { total, idle, waiting };
  }

  /**
   * Resolves with the returned rows once the statement is committed.
   *
   * @throws DatabaseUnavailable, or DatabaseError for what PostgreSQL refuses.
   */
  async execute<Row extends QueryResultRow>(
    statement: PreparedStatement,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const result = await reportUnavailable(this.pool.query<Row>({ ...statement, values }));
    return result.rows;
  }
}
