import type { RemoteName } from '@site/contracts';
import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';
import { PageAddresses } from './page-addresses';

const releases = [
  testRelease('mf-careers', '1.0.0', {
    path: '/careers',
    query: ['page', 'search'],
    pages: [{ url: '/careers' }, { url: '/careers?page=2' }],
  }),
  testRelease('mf-insights', '1.0.0', { path: '/insights/:id', pages: [{ url: '/insights/1' }] }),
].map(({ release }): [RemoteName, typeof release] => [release.name, release]);

const addresses = new PageAddresses({ ...testSite, redirects: { '/events': '/careers' } }, new Map(releases));

const page = (address: string, declared: boolean) => ({ kind: 'page', address, declared });
const shared = (address: string) => ({ kind: 'shared', address });
const moved = (location: string) => ({ kind: 'moved', location });

test.each([
  ['/careers', '/careers', true],
  ['/careers?utm_source=x&page=2', '/careers?page=2', true],
  ['http://site.example/careers', '/careers', true],
  ['/careers?search=b&page=1', '/careers?page=1&search=b', false],
  ['/careers?page=', '/careers', true],
  ['/careers?sent=contact', '/careers?sent=contact', false],
  ['/careers?sent=newsletter&page=2', '/careers?page=2&sent=newsletter', false],
  ['/careers?sent=<b>', '/careers', true],
  [`/careers?search=${'x'.repeat(300)}`, `/careers?search=${'x'.repeat(200)}`, false],
  ['/insights/1', '/insights/1', true],
  ['/insights/A%2Fb', '/insights/A%2Fb', false],
])('%s is the page %s; declared: %s', (url, address, declared) => {
  expect(addresses.resolve(url)).toEqual(page(address, declared));
});

test.each([
  ['/careers/', '/careers'],
  ['/CareErs?page=2&utm_source=x', '/careers?page=2&utm_source=x'],
  ['/%63areers', '/careers'],
  ['/a/../careers', '/careers'],
  ['/Insights/A%2fb', '/insights/A%2Fb'],
])('%s is another spelling of %s', (url, location) => {
  expect(addresses.resolve(url)).toEqual(moved(location));
});

test('every path without a route shares one address', () => {
  for (const url of ['/nowhere', '/nowhere/', '/No-Such?a=b', '/404', '/careers/nowhere', '/insights/a/b'])
    expect(addresses.resolve(url)).toEqual(shared('/404'));
});

test('every path of a remote that the composition lacks shares one address', () => {
  for (const url of ['/services', '/services/nowhere?page=2', '/hr-strategy/'])
    expect(addresses.resolve(url)).toEqual(shared('/services'));
});

test.each([
  '/%E0%A4%A',
  '//',
  '///',
  '/\\',
  '//a:b/',
  '//evil.example/careers',
  '/a\\b',
  '/a/..//careers',
  'a:b',
])('%s is malformed', (url) => {
  expect(addresses.resolve(url)).toBeNull();
});
