import { testRelease } from '../testing/test-release';
import { createComposition } from './composition';
import { pageAddress } from './page-address';

const { release } = testRelease('mf-careers', '1.0.0', { path: '/careers', query: ['page', 'search'] });
const composition = createComposition(
  { id: 'shell', scripts: [], inlineScript: '', files: {}, fonts: [], shared: {} },
  new Map([['mf-careers', release]]),
  { publicOrigin: 'https://site.example', liveReload: false },
);

test.each([
  ['/careers/', '/careers'],
  ['/', '/'],
  ['/careers?utm_source=x&page=2', '/careers?page=2'],
  ['/careers?search=b&page=1', '/careers?page=1&search=b'],
  ['/careers?page=', '/careers'],
  ['/about?page=2', '/about'],
  ['/about?sent=contact', '/about?sent=contact'],
  ['/careers?sent=newsletter&page=2', '/careers?page=2&sent=newsletter'],
  ['/about?sent=<b>', '/about'],
  [`/careers?search=${'x'.repeat(300)}`, `/careers?search=${'x'.repeat(200)}`],
])('the address of %s is %s', (url, address) => {
  expect(pageAddress(composition, url)).toBe(address);
});

test('a path that cannot be decoded has no address', () => {
  expect(pageAddress(composition, '/%E0%A4%A')).toBeNull();
});
