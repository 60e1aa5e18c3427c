import type { DataSource } from 'typeorm';
import type { SubmissionKind } from '../submissions/submission.entity';

/** Spreadsheets read this as the start of a formula, also in full width and after invisible characters. */
const FORMULA_START = String.raw`[\s\p{Cf}]*[=+\-@＝＋－＠]`;

/** A cell begins at the start of a text, and where the separator of another locale splits it. */
const CELL_WITH_FORMULA = new RegExp(String.raw`(?<=^|[;\t\r\n])(?=${FORMULA_START})`, 'gu');

/** Yields the submissions of a kind since a time, oldest first, in chunks: memory does not grow with their number. */
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

/** Writes a line of RFC 4180. Texts are quoted, and get an apostrophe before what a spreadsheet takes for a formula. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return `"${value.replaceAll(CELL_WITH_FORMULA, "'").replaceAll('"', '""')}"`;
}
