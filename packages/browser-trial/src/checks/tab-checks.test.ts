import { trialPage } from '../testing/trial-pages';
import { jobsOf, repeating } from './tab-checks';

// The pictures are compared by a package that is an ES module only, which Jest does not load.
jest.mock('../page/pictures', () => ({}));

const jobs = jobsOf([trialPage('/careers')]);

type Job = (typeof jobs)[number];

/** The part of a job that runs on the live page after these checks have found something. */
function repeated(isSearched: (job: Job) => boolean, ...found: [check: string, conditions?: string[]][]) {
  const findings = found.map(([check, conditions]) => ({
    check,
    page: '/careers',
    message: 'a',
    ...(conditions && { conditions }),
  }));
  const { checks, rows } = repeating(jobs.find(isSearched)!, findings);
  return { checks: checks.map(({ name }) => name), rows };
}

const hasCheck = (searched: string) => (job: Job) => job.checks.some(({ name }) => name === searched);

test('of a group of checks, only those are repeated that have found something', () => {
  expect(repeated(hasCheck('widths'), ['without-scripts'], ['console']).checks).toEqual(['without-scripts']);
});

test('the checks that others require are repeated too', () => {
  expect(repeated(hasCheck('states'), ['states']).checks).toEqual(['idle', 'states']);
});

test('of the visits under conditions, those under the ones that have caused something are repeated', () => {
  const dark = ['dark colours'];
  const isUnderConditions = ({ rows }: Job) => rows !== undefined;
  expect(repeated(isUnderConditions, ['conditions', dark], ['errors', dark], ['conditions'])).toEqual({
    checks: [],
    rows: [dark, []],
  });
});

test('every page is looked at before anything touches it, be it a sample or not', () => {
  const page = { ...trialPage('/careers?job=2'), isSample: false };
  const [checks = []] = jobsOf([page]).map((job) => job.checks.map(({ name }) => name));
  expect(checks.indexOf('untouched')).toBe(1);
  expect(checks.indexOf('hydration')).toBe(2);
});

const namesOf = (url: string, all: readonly Job[]) =>
  all.filter(({ target }) => target.url === url).flatMap(({ checks }) => checks.map(({ name }) => name));

test('a page that repeats others has fewer checks, and no visits under conditions', () => {
  const all = jobsOf([trialPage('/careers'), { ...trialPage('/careers?page=2'), isRepeat: true }]);
  expect(namesOf('/careers', all)).toEqual(expect.arrayContaining(['keyboard', 'habits', 'neighbours']));
  const fewer = namesOf('/careers?page=2', all);
  expect(fewer).toEqual(expect.arrayContaining(['accessibility', 'buttons', 'widths', 'forms', 'queries']));
  for (const name of ['keyboard', 'habits', 'neighbours']) expect(fewer).not.toContain(name);
  expect(all.filter(({ rows }) => rows).map(({ target }) => target.url)).toEqual(['/careers']);
});

test('what is around a section is compared on each page that shows it, and after its forms are tried', () => {
  const showing = (url: string) => ({ ...trialPage(url), sections: ['mf-forms/ContactForm'] });
  const all = jobsOf([showing('/contact'), { ...showing('/area'), isRepeat: true }]);
  expect(namesOf('/area', all)).toContain('neighbours');
  const groups = all.map(({ checks }) => checks.map(({ name }) => name));
  const withForms = groups.filter((names) => names.includes('forms'));
  expect(withForms).toHaveLength(2);
  for (const names of withForms) expect(names).not.toContain('neighbours');
});
