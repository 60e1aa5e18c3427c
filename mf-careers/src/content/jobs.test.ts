import { jobs } from './jobs';
import { jobsSchema } from './schema';
import { departments, employmentTypes, locations } from './job-options';

test('The jobs conform to the schema', () => {
  expect(jobsSchema.safeParse(jobs).error).toBeUndefined();
});

test('Every option of the filters finds a job', () => {
  const used = (field: 'department' | 'location' | 'type') => new Set(jobs.map((job) => job[field]));
  expect(used('department')).toEqual(new Set(departments));
  expect(used('location')).toEqual(new Set(locations));
  expect(used('type')).toEqual(new Set(employmentTypes));
});

test('A duplicate id, an unknown department and an empty text are each reported by field', () => {
  const [first, second] = jobs;
  const wrong = [first, { ...second, id: first!.id, department: 'Astrology', aboutYou: ' ' }];
  const { error } = jobsSchema.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['1.department', '1.aboutYou']),
  );
  const twice = jobsSchema.safeParse([first, { ...second, id: first!.id }]);
  expect(twice.error?.issues).toMatchObject([{ path: [1, 'id'], message: `is used twice: ${first!.id}` }]);
});

test('A job that closes before it was posted is reported', () => {
  const { error } = jobsSchema.safeParse([{ ...jobs[0], openUntil: '2020-01-31' }]);
  expect(error?.issues).toMatchObject([{ path: [0, 'openUntil'], message: 'must be after postedOn' }]);
});
