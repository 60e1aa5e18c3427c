import type { Release } from '@site/contracts';
import { compose, normalisePage } from './composition';
import type { ShellBuild } from './shell-build';

const build: ShellBuild = {
  id: 'shell',
  scripts: [],
  files: { 'shell.js': 'sha384-s' },
  fonts: [],
  shared: {},
};
const site = { publicOrigin: 'https://site.example', liveReload: false };

const careers = (version: string): Release => ({
  contract: 1,
  name: 'mf-careers',
  version,
  sources: '',
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: { CareersPage: { files: [] } },
  routes: [{ path: '/careers', expose: 'CareersPage', query: ['page', 'search'], pages: [] }],
  feed: [],
  shared: {},
  files: { 'remoteEntry.js': 'sha384-r', 'server/server.cjs': 'sha384-v' },
});

const composed = (version: string) => compose(build, new Map([['mf-careers', careers(version)]]), site);

test('equal contents make the same composition, another release or shell another one', () => {
  expect(composed('1.0.0').id).toBe(composed('1.0.0').id);
  expect(composed('1.0.1').id).not.toBe(composed('1.0.0').id);
  const otherShell = compose({ ...build, id: 'other' }, new Map([['mf-careers', careers('1.0.0')]]), site);
  expect(otherShell.id).not.toBe(composed('1.0.0').id);
});

test('browsers are told the integrity of scripts, under addresses that hold the version', () => {
  expect(JSON.parse(composed('1.0.0').importMap)).toEqual({
    integrity: { '/_shell/shell.js': 'sha384-s', '/_remotes/mf-careers/1.0.0/remoteEntry.js': 'sha384-r' },
  });
});

test.each([
  ['/careers/', '/careers'],
  ['/', '/'],
  ['/careers?utm_source=x&page=2', '/careers?page=2'],
  ['/careers?search=b&page=1', '/careers?page=1&search=b'],
  ['/careers?page=', '/careers'],
  ['/about?page=2', '/about'],
  [`/careers?search=${'x'.repeat(300)}`, `/careers?search=${'x'.repeat(200)}`],
])('%s is the page %s', (asked, page) => {
  expect(normalisePage(composed('1.0.0'), asked)).toBe(page);
});

test('a path that cannot be decoded is no page', () => {
  expect(normalisePage(composed('1.0.0'), '/%E0%A4%A')).toBeNull();
});
