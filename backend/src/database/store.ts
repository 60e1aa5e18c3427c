import { Injectable } from '@nestjs/common';
import { DatabaseError, type Pool, type QueryResultRow } from 'pg';
import { DataSource, QueryFailedError } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement that every connection prepares once, under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** PostgreSQL could not be reached, or could not do its work now: the same request may succeed later. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/**
 * SQLSTATE classes that pass: connection failure, rollback, resources, locks, operator intervention, system
 * failure, internal error; and a server that is read-only because it is being replaced.
 */
const PASSING = /^(08|40|53|55|57|58|XX|25006)/;

/** Awaits work on the database; what fails because the database is away fails as StoreAway. */
async function reachingStore<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const reported: unknown = error instanceof QueryFailedError ? error.driverError : error;
    if (reported instanceof DatabaseError && !PASSING.test(reported.code ?? '')) throw reported;
    throw new StoreAway('the database is away', { cause: reported });
  }
}

/** Runs prepared statements on the data source's own pool, past the object mapper: the way of every post. */
@Injectable()
export class Store {
  readonly #pool: Pool;

  constructor(dataSource: DataSource) {
    this.#pool = (dataSource.driver as PostgresDriver).master as Pool;
  }

  /** The pool's connections, those of them that nobody uses, and the statements that wait for one. */
  get connections(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  /** What the statement returns; it is committed by then. */
  async run<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const result = await reachingStore(this.#pool.query<Row>({ ...statement, values }));
    return result.rows;
  }
}
