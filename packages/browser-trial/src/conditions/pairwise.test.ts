import { pairwise } from './pairwise';

const FACTORS = {
  width: ['320', '768', '1280'],
  place: ['Dubai', 'Berlin', 'Auckland'],
  motion: ['on', 'off'],
  storage: ['on', 'off'],
  scheme: ['light', 'dark'],
};

test('every pair of values is in a row, in far fewer rows than there are combinations', () => {
  const rows = pairwise(FACTORS);
  for (const [a, values] of Object.entries(FACTORS))
    for (const [b, others] of Object.entries(FACTORS))
      for (const x of a === b ? [] : values)
        for (const y of others) expect(rows.some((row) => row[a] === x && row[b] === y)).toBe(true);
  expect(rows.length).toBeLessThanOrEqual(12);
});

test('the same factors give the same rows, for the candidate and for what is live', () => {
  expect(pairwise(FACTORS)).toEqual(pairwise(FACTORS));
});
