import { contractProblems, siteProblems } from './contract';
import type { Release } from './release';
import { siteSchema } from './site';
import { aRelease } from './testing/a-release';

const validRelease = aRelease({
  name: 'mf-careers',
  version: '1.0.0',
  exposes: { CareersPage: { files: ['CareersPage.js'] } },
  routes: [
    {
      path: '/careers',
      expose: 'CareersPage',
      query: [],
      pages: [{ url: '/careers?job=1', status: 200, sitemap: true }],
    },
  ],
  files: { 'remoteEntry.js': 'sha384-', 'server/server.cjs': 'sha384-', 'CareersPage.js': 'sha384-' },
});

const site = siteSchema.parse({
  remotes: {
    'mf-careers': {
      team: 'careers',
      origin: 'http://localhost:3104',
      routes: ['/careers'],
      requiredExposes: ['CareersPage'],
    },
  },
});

const problemsOf = (changes: Partial<Release>) => {
  const release = { ...validRelease, ...changes };
  return [...contractProblems(release), ...siteProblems(release, site)];
};

const foreignRoute = {
  path: '/about',
  expose: 'CareersPage',
  query: [],
  pages: [{ url: '/', status: 200 as const, sitemap: true }],
};

test.each<[string, Partial<Release>, string[]]>([
  ['keeps its contract', {}, []],
  [
    'lacks a required expose',
    { exposes: {}, routes: [] },
    ['it must expose CareersPage, which other sections rely on'],
  ],
  [
    'takes a route and a page of another remote',
    { routes: [foreignRoute] },
    [
      'it declares the address /about, which it does not own',
      'it declares the address /, which it does not own',
    ],
  ],
  [
    'has files without an integrity',
    { files: {} },
    ['remoteEntry.js', 'server/server.cjs', 'CareersPage.js'].map(
      (file) => `it needs the file ${file}, which its list of files lacks`,
    ),
  ],
  [
    'has a route without its expose',
    { routes: validRelease.routes.map((route) => ({ ...route, expose: 'JobPage' })) },
    ['its route /careers shows JobPage, which it does not expose'],
  ],
  [
    'has a route whose expose has the name of a method of all objects',
    { routes: validRelease.routes.map((route) => ({ ...route, expose: 'constructor' })) },
    ['its route /careers shows constructor, which it does not expose'],
  ],
  [
    'names an entry that has the name of a method of all objects',
    { entry: 'constructor' },
    ['it needs the file constructor, which its list of files lacks'],
  ],
])('a release that %s has these problems', (_case, changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});
