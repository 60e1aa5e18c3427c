import { longDate } from './long-date';

test('a date is formatted as in British English', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const dates = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-05`);
  expect(dates.map(longDate)).toEqual(dates.map((date) => format.format(new Date(date))));
  expect(longDate('2024-02-29')).toBe('29 February 2024');
});
