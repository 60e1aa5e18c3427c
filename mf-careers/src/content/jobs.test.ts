import { jobs } from './jobs';
import { jobsSchema } from './schema';
import { departments, employmentTypes, locations } from './vacancy-terms';

test('The jobs obey the schema', () => {
  expect(jobsSchema.safeParse(jobs).error).toBeUndefined();
});

test('Every choice of the filters finds a job', () => {
  const used = (field: 'department' | 'location' | 'type') => new Set(jobs.map((job) => job[field]));
  expect(used('department')).toEqual(new Set(departments));
  expect(used('location')).toEqual(new Set(locations));
  expect(used('type')).toEqual(new Set(employmentTypes));
});

test('An id used twice, an unknown department and a forgotten text are each told by field', () => {
  const [first, second] = jobs;
  const wrong = [first, { ...second, id: first!.id, department: 'Astrology', aboutYou: ' ' }];
  const { error } = jobsSchema.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['1.department', '1.aboutYou']),
  );
  const twice = jobsSchema.safeParse([first, { ...second, id: first!.id }]);
  expect(twice.error?.issues).toMatchObject([{ path: [1, 'id'], message: 'is used twice: 1' }]);
});
