import type { DataSource } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission.entity';

/** Spreadsheets take a text that begins like this for a formula, even after invisible characters. */
const FORMULA_START = String.raw`[\s\p{Cf}]*[=+\-@＝＋－＠]`;

/** Spreadsheets of some locales split a text at semicolons, tabs or line breaks: each part may be a formula. */
const CELL_WITH_FORMULA = new RegExp(String.raw`(?<=^|[;\t\r\n])(?=${FORMULA_START})`, 'gu');

/** Yields the submissions of a kind since a time, oldest first, row by row, so that an export fits into memory. */
export async function* exportSubmissions(
  dataSource: DataSource,
  { entity }: SubmissionKind,
  format: 'csv' | 'json',
  since = new Date(0),
): AsyncGenerator<string> {
  const properties = dataSource.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
  const query = dataSource.createQueryBuilder().from(entity, 'submission');
  for (const property of properties) query.addSelect(`submission.${property}`, property);
  const rows: AsyncIterable<Record<string, unknown>> = await query
    .where('submission.createdAt >= :since', { since })
    .orderBy('submission.createdAt')
    .addOrderBy('submission.id')
    .stream();
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

/** Writes a line of CSV (RFC 4180). Puts an apostrophe before formulas, so that no spreadsheet runs them. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return `"${value.replaceAll(CELL_WITH_FORMULA, "'").replaceAll('"', '""')}"`;
}
