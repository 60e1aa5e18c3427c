import { judgeMutants, type Outcome } from './judge-mutants';

const outcome = (step: string | null, ...noticed: string[]): Outcome => ({
  mutant: { part: 'code', operator: 'BlockStatement', remote: 'mf-careers', name: 'a mutant' },
  step,
  noticed,
});
const many = (count: number, each: Outcome) => Array.from({ length: count }, () => each);

test('an unnoticed mutant does not count, and one that a static step stops counts in the first share only', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const outcomes = [
    ...many(6, outcome('types')),
    ...many(3, outcome('browser: errors')),
    outcome(null, 'its words'),
    outcome(null),
  ];
  expect(judgeMutants(outcomes, 1)).toEqual([]);
  const printed = log.mock.calls.join('\n');
  expect(printed).toContain('stops 9 of 10 (90%), seed 1');
  expect(printed).toContain('Without those that types or lint stops: 3 of 4 (75%)');
});

test('too few stopped mutants are a problem, and so is a run in which none counts', () => {
  jest.spyOn(console, 'log').mockReturnValue();
  const survivor = outcome(null, 'its words');
  expect(judgeMutants([...many(8, outcome('build')), survivor], 1)).toEqual([
    'The gate stops too few mutants',
  ]);
  expect(judgeMutants([outcome(null)], 1)).toHaveLength(1);
});
