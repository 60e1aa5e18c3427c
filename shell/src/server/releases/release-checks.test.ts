import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';
import { checkFit } from './release-checks';

test('a release that expects another version of a shared package is refused, with both versions', () => {
  const { release } = testRelease('mf-careers', '1.0.0', { shared: { '@site/platform': '^1.4.0' } });
  expect(() => checkFit(release, testSite, { '@site/platform': '2.0.0' })).toThrow(
    'it expects @site/platform ^1.4.0, and the shell shares 2.0.0',
  );
});
