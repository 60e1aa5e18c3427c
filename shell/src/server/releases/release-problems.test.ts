import { testRelease } from '../testing/test-release';
import { earlierPackages, releaseProblems } from './release-problems';

const builtAgainst = (range: string) =>
  testRelease('mf-careers', '1.0.0', { shared: { '@site/platform': range } }).release;

const problemsWith = (range: string, ...versions: string[]) =>
  releaseProblems(builtAgainst(range), { '@site/platform': versions });

test('a release runs in a shell with the minor version that it was built against, or a later one', () => {
  expect(problemsWith('^1.4.0', '1.4.0')).toEqual([]);
  expect(problemsWith('^1.4.0', '1.5.2')).toEqual([]);
});

test('a release built against a later minor version than the shell has is refused, with both versions', () => {
  expect(problemsWith('^1.4.0', '1.3.9')).toEqual([
    'it expects @site/platform ^1.4.0, and the shell shares 1.3.9',
  ]);
});

test('a shell that offers two major versions runs releases of both', () => {
  const offered = { '@site/platform': ['2.0.0', '1.6.0'] };
  expect(releaseProblems(builtAgainst('^1.4.0'), offered)).toEqual([]);
  expect(releaseProblems(builtAgainst('^2.0.0'), offered)).toEqual([]);
  expect(releaseProblems(builtAgainst('^3.0.0'), offered)).toEqual([
    'it expects @site/platform ^3.0.0, and the shell shares 2.0.0 and 1.6.0',
  ]);
});

test('only the release of the earlier major gets the earlier module', () => {
  const offered = { '@site/platform': ['2.0.0', '1.6.0'] };
  expect(earlierPackages(builtAgainst('^1.4.0'), offered)).toEqual(['@site/platform']);
  expect(earlierPackages(builtAgainst('^2.0.0'), offered)).toEqual([]);
});
