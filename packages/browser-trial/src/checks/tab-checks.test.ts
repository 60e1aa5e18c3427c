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

test('forms are tried on the page itself, and not where the comparison with its neighbour ends', () => {
  const page = { ...trialPage('/contact'), sections: ['mf-forms/ContactForm'] };
  const groups = jobsOf([page, { ...page, url: '/area' }]).map(({ checks }) =>
    checks.map(({ name }) => name),
  );
  for (const names of groups.filter((each) => each.includes('forms')))
    expect(names).not.toContain('neighbours');
  expect(groups.filter((each) => each.includes('forms'))).toHaveLength(2);
});

test('a page whose sections are on pages before it has fewer checks, and no visits under conditions', () => {
  const showing = (url: string, ...sections: string[]) => ({ ...trialPage(url), sections });
  const all = jobsOf([showing('/contact', 'mf-forms/ContactForm'), showing('/area', 'mf-forms/ContactForm')]);
  const namesOf = (url: string) =>
    all.filter(({ target }) => target.url === url).flatMap(({ checks }) => checks.map(({ name }) => name));
  expect(namesOf('/contact')).toEqual(expect.arrayContaining(['widths', 'forms', 'keyboard', 'habits']));
  expect(namesOf('/area')).toEqual(expect.arrayContaining(['accessibility', 'widths', 'forms']));
  expect(namesOf('/area')).not.toEqual(expect.arrayContaining(['keyboard']));
  const withConditions = all.filter(({ rows }) => rows).map(({ target }) => target.url);
  expect(withConditions).toEqual(['/contact']);
});
