import { contractProblems, ownerOf } from './contract';
import type { Release } from './release';

const good: Release = {
  contract: 1,
  name: 'mf-careers',
  version: '1.0.0',
  sources: 'abc',
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: { CareersPage: { files: ['CareersPage.js'] } },
  routes: [
    {
      path: '/careers',
      expose: 'CareersPage',
      query: [],
      pages: [{ url: '/careers?job=1', status: 200, sitemap: true }],
    },
  ],
  feed: [],
  shared: {},
  files: { 'remoteEntry.js': 'sha384-', 'server/server.cjs': 'sha384-', 'CareersPage.js': 'sha384-' },
};

test('a release that keeps its contract has no problems', () => {
  expect(contractProblems(good)).toEqual([]);
});

test('a release without an expose that others rely on is told so', () => {
  expect(contractProblems({ ...good, exposes: {}, routes: [] })).toEqual([
    expect.stringContaining('CareersPage'),
  ]);
});

test('a release is told of every route and page that another remote owns', () => {
  const routes = [
    {
      path: '/about',
      expose: 'CareersPage',
      query: [],
      pages: [{ url: '/', status: 200 as const, sitemap: true }],
    },
  ];
  expect(contractProblems({ ...good, routes })).toEqual([
    'it declares the route /about, which it does not own',
    'it declares the route /, which it does not own',
  ]);
});

test('a release whose file has no integrity is told which', () => {
  expect(contractProblems({ ...good, files: {} })).toHaveLength(3);
});

test('the first segment of a path decides who owns it', () => {
  expect(ownerOf('/')).toBe('mf-marketing');
  expect(ownerOf('/services/a/b')).toBe('mf-services');
  expect(ownerOf('/insights/:id')).toBe('mf-insights');
  expect(ownerOf('/careersx')).toBeUndefined();
});
