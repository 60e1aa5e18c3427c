import { browserOf, describeConditions, rowsOfPage, USUAL } from './conditions';

const dark = { ...USUAL, colours: 'dark colours' };
const narrowAndDark = { ...dark, width: '320 px wide' };
const narrow = { ...USUAL, width: '320 px wide' };

test('a problem names the condition that all combinations with it have, and none without it', () => {
  expect(describeConditions([dark, narrowAndDark], [USUAL, narrow, dark, narrowAndDark])).toBe(
    'dark colours',
  );
});

test('where no single condition explains a problem, those of a combination are named', () => {
  expect(describeConditions([narrowAndDark], [USUAL, narrow, dark, narrowAndDark])).toBe(
    '320 px wide, dark colours',
  );
});

test('a single page is visited under every combination, many pages share them', () => {
  const all = rowsOfPage(0, 1).map((row) => JSON.stringify(row));
  expect(new Set(all.flatMap((row) => Object.values(JSON.parse(row) as object)))).toContain('320 px wide');
  const pages = Array.from({ length: 9 }, (_, index) => rowsOfPage(index, 9));
  expect(pages.flat().length).toBeLessThanOrEqual(36);
  expect(new Set(pages.flat().map((row) => JSON.stringify(row)))).toEqual(new Set(all));
});

test('a combination sets up one browser', () => {
  const { context, scripts, latencyMs } = browserOf({ ...narrowAndDark, storage: 'storage blocked' });
  expect(context).toMatchObject({ viewport: { width: 320 }, colorScheme: 'dark', locale: 'en-AE' });
  expect([scripts.length, latencyMs]).toEqual([1, 0]);
});
