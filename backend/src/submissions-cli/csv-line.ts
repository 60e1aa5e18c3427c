/** What spreadsheets read as the start of a formula, also after white space and in full width. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/** One line of RFC 4180; text that a spreadsheet would read as a formula is prefixed with an apostrophe. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
