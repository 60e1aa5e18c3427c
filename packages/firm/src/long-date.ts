const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date (YYYY-MM-DD) in words, as 5 March 2025. `Intl` would block a slow phone for 70 ms at first use. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
