import { jobs } from '../testing/jobs';
import { jobsSchema } from './schema';

test('A duplicate id, an unknown department and an empty text are each reported by field', () => {
  const [first, second] = jobs;
  const wrong = [first, { ...second, id: first!.id, department: 'Astrology', aboutYou: ' ' }];
  const { error } = jobsSchema.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['1.department', '1.aboutYou']),
  );
  const twice = jobsSchema.safeParse([first, { ...second, id: first!.id }]);
  expect(twice.error?.issues).toMatchObject([
    { path: [1, 'id'], message: expect.stringContaining(`is used twice: ${first!.id}`) },
  ]);
});

test('A job that closes before it was posted is reported', () => {
  const { error } = jobsSchema.safeParse([{ ...jobs[0], openUntil: '2020-01-31' }]);
  expect(error?.issues).toMatchObject([
    { path: [0, 'openUntil'], message: 'must be after postedOn: correct one of them' },
  ]);
});

test('A job that is newer than the one before it is reported', () => {
  const later = { ...jobs[1]!, postedOn: '2026-01-31' };
  const { error } = jobsSchema.safeParse([jobs[0], later]);
  expect(error?.issues).toMatchObject([
    { path: [1, 'postedOn'], message: expect.stringContaining('move the job up') },
  ]);
});

test('A location that is not among the options is reported with where to add it', () => {
  const { error } = jobsSchema.safeParse([{ ...jobs[0], location: 'Muscat Oman' }]);
  expect(error?.issues[0]?.message).toMatch(/: choose one, or add another to localities in job-options.ts$/);
});

test('A teaser that is too long for a card is reported', () => {
  const { error } = jobsSchema.safeParse([{ ...jobs[0], teaser: 'x'.repeat(91) }]);
  expect(error?.issues).toMatchObject([{ path: [0, 'teaser'], code: 'too_big' }]);
});
