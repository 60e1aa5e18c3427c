import { contractProblems, siteProblems } from './contract';
import { CONTRACT_VERSION, type Release } from './release';
import type { Site } from './site';

const validRelease: Release = {
  contract: CONTRACT_VERSION,
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
  contributes: {},
  shared: {},
  files: { 'remoteEntry.js': 'sha384-', 'server/server.cjs': 'sha384-', 'CareersPage.js': 'sha384-' },
};

const site: Site = {
  remotes: {
    'mf-careers': {
      team: 'careers',
      origin: 'http://localhost:3104',
      routes: ['/careers'],
      requiredExposes: ['CareersPage'],
      requiredSteps: [],
    },
  },
  redirects: {},
};

test('A release that keeps its contract has no problems', () => {
  expect(contractProblems(validRelease)).toEqual([]);
  expect(siteProblems(validRelease, site)).toEqual([]);
});

test('A release without a required expose is refused', () => {
  expect(siteProblems({ ...validRelease, exposes: {}, routes: [] }, site)).toEqual([
    expect.stringContaining('CareersPage'),
  ]);
});

test('Every route and page that another remote owns is reported', () => {
  const routes = [
    {
      path: '/about',
      expose: 'CareersPage',
      query: [],
      pages: [{ url: '/', status: 200 as const, sitemap: true }],
    },
  ];
  expect(siteProblems({ ...validRelease, routes }, site)).toEqual([
    'it declares the route /about, which it does not own',
    'it declares the route /, which it does not own',
  ]);
});

test('Every file without an integrity is reported by name', () => {
  expect(contractProblems({ ...validRelease, files: {} })).toEqual([
    expect.stringContaining('remoteEntry.js'),
    expect.stringContaining('server/server.cjs'),
    expect.stringContaining('CareersPage.js'),
  ]);
});

test('A route whose expose is missing is reported', () => {
  const routes = validRelease.routes.map((route) => ({ ...route, expose: 'JobPage' }));
  expect(contractProblems({ ...validRelease, routes })).toEqual([
    'its route /careers shows JobPage, which it does not expose',
  ]);
});
