import type { DataSource } from 'typeorm';
import { SUBMISSION_ENTITIES, type SubmissionKind } from '../intake/kinds';
import { csvLine } from './csv';

const ROWS_AT_ONCE = 500;

type Row = Record<string, unknown>;

/** Everything of a kind that came in since a moment, oldest first, as text piece by piece. */
export async function* print(
  dataSource: DataSource,
  kind: SubmissionKind,
  format: 'csv' | 'json',
  since = new Date(0),
): AsyncGenerator<string> {
  const columns = dataSource
    .getMetadata(SUBMISSION_ENTITIES[kind])
    .columns.map(({ propertyName }) => propertyName);
  if (format === 'csv') {
    yield csvLine(columns);
    for await (const row of rows(dataSource, kind, since))
      yield csvLine(columns.map((column) => row[column]));
  } else {
    let separator = '[\n';
    for await (const row of rows(dataSource, kind, since)) {
      yield separator + JSON.stringify(row, columns);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
}

/** Reads through a cursor, so that any number of rows takes the memory of few. */
async function* rows(dataSource: DataSource, kind: SubmissionKind, since: Date): AsyncGenerator<Row> {
  const { tableName, columns } = dataSource.getMetadata(SUBMISSION_ENTITIES[kind]);
  const selection = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`);
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query(
      `DECLARE submissions NO SCROLL CURSOR FOR
       SELECT ${selection.join(', ')} FROM ${tableName} WHERE created_at >= $1 ORDER BY created_at, id`,
      [since],
    );
    for (;;) {
      const fetched: Row[] = await runner.query(`FETCH ${ROWS_AT_ONCE} FROM submissions`);
      yield* fetched;
      if (fetched.length < ROWS_AT_ONCE) break;
    }
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
