import type { DataSource, EntityMetadata } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission-kind';
import { csvLine } from './csv-line';

const FETCH_ROWS = 500;

type Row = Record<string, unknown>;

/** Yields the submissions of a kind since a time, oldest first, as chunks of text. */
export async function* exportSubmissions(
  dataSource: DataSource,
  kind: SubmissionKind,
  format: 'csv' | 'json',
  since = new Date(0),
): AsyncGenerator<string> {
  const metadata = dataSource.getMetadata(kind.entity);
  const properties = metadata.columns.map(({ propertyName }) => propertyName);
  const rows = readRows(dataSource, metadata, since);
  if (format === 'csv') {
    yield csvLine(properties);
    for await (const row of rows) yield csvLine(properties.map((property) => row[property]));
  } else {
    let separator = '[\n';
    for await (const row of rows) {
      yield separator + JSON.stringify(row, properties);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
}

/** Reads through a cursor, so that memory does not grow with the number of rows. */
async function* readRows(
  dataSource: DataSource,
  { tableName, columns, createDateColumn }: EntityMetadata,
  since: Date,
): AsyncGenerator<Row> {
  const selection = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`);
  const createdAt = createDateColumn!.databaseName;
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query(
      `DECLARE submissions NO SCROLL CURSOR FOR
       SELECT ${selection.join(', ')} FROM ${tableName} WHERE ${createdAt} >= $1 ORDER BY ${createdAt}, id`,
      [since],
    );
    for (;;) {
      const fetched: Row[] = await runner.query(`FETCH ${FETCH_ROWS} FROM submissions`);
      yield* fetched;
      if (fetched.length < FETCH_ROWS) break;
    }
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
