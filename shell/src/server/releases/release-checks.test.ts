import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';
import { checkFit } from './release-checks';

const builtAgainst = (range: string) =>
  testRelease('mf-careers', '1.0.0', { shared: { '@site/platform': range } }).release;

const check = (range: string, version: string) => () =>
  checkFit(builtAgainst(range), testSite, { '@site/platform': version });

test('a release runs in a shell with the minor version that it was built against, or a later one', () => {
  expect(check('^1.4.0', '1.4.0')).not.toThrow();
  expect(check('^1.4.0', '1.5.2')).not.toThrow();
});

test('a release built against a later minor version than the shell has is refused, with both versions', () => {
  expect(check('^1.4.0', '1.3.9')).toThrow('it expects @site/platform ^1.4.0, and the shell shares 1.3.9');
});

test('a release built against another major version than the shell has is refused, with both versions', () => {
  expect(check('^1.4.0', '2.0.0')).toThrow('it expects @site/platform ^1.4.0, and the shell shares 2.0.0');
});
