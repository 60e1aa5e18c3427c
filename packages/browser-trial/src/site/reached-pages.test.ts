import type { Release } from '@site/contracts';
import { reachedPages } from './reached-pages';
import { ownPages, withSamples, type DeclaredPage } from './trial-pages';

type Modules = Record<'JobsPage' | 'AlumniPage' | 'Openings', string | undefined>;

const LIVE: Modules = { JobsPage: 'a', AlumniPage: 'b', Openings: 'c' };
const ALL = ['/jobs', '/jobs?job=1', '/alumni'];

function release(modules: Partial<Modules> = {}, changes: Partial<Release> = {}): Release {
  const page = (url: string) => ({ url, status: 200, sitemap: true });
  return {
    name: 'mf-careers',
    exposes: Object.fromEntries(
      Object.entries({ ...LIVE, ...modules }).map(([name, hash]) => [name, { files: [], modules: hash }]),
    ),
    routes: [
      { path: '/jobs', expose: 'JobsPage', query: ['job'], pages: [page('/jobs'), page('/jobs?job=1')] },
      { path: '/alumni', expose: 'AlumniPage', query: [], pages: [page('/alumni')] },
    ],
    contributes: {},
    shared: { react: '^19.0.0' },
    uses: { shared: { '@emotion/react': ['css'] }, tokens: [] },
    ...changes,
  } as unknown as Release;
}

const reached = (candidate: Release, live: Release | undefined = release(), changed: string[] = []) => {
  const isChanged = ({ url }: DeclaredPage) => changed.includes(url);
  return reachedPages(withSamples(ownPages(candidate)), { candidate, live, isChanged }).map(({ url }) => url);
};

test('a page is left out if its modules, route and content are as live; one page always stays', () => {
  expect(reached(release({ AlumniPage: 'changed' }))).toEqual(['/alumni']);
  expect(reached(release())).toEqual(['/jobs']);
});

test('a page is reached if the server sends other content, or if its route is another', () => {
  expect(reached(release(), release(), ['/jobs?job=1'])).toEqual(['/jobs?job=1']);
  const [jobs, alumni] = release().routes;
  const routes = [jobs!, { ...alumni!, query: ['year'] }];
  expect(reached(release({}, { routes }))).toEqual(['/alumni']);
});

test('the first reached page of each kind is a sample, with all checks', () => {
  const candidate = release();
  const isChanged = ({ url }: DeclaredPage) => url !== '/jobs';
  const pages = reachedPages(withSamples(ownPages(candidate)), { candidate, live: candidate, isChanged });
  expect(pages.every(({ isSample }) => isSample)).toBe(true);
});

const GLOBAL = { uses: { shared: { '@emotion/react': ['Global'] }, tokens: [] } };

test.each<[string, Release, Release | undefined]>([
  ['nothing is live', release(), undefined],
  ['a section changes, which any page may show', release({ Openings: 'changed' }), release()],
  ['a section is new', release(), release({ Openings: undefined })],
  [
    'the live release does not say what it uses',
    release(),
    release({ JobsPage: undefined, Openings: undefined }),
  ],
  ['a page changes beside global styles', release({ AlumniPage: 'changed' }, GLOBAL), release()],
  ['a page changes that had global styles', release({ AlumniPage: 'changed' }), release({}, GLOBAL)],
  ['the shared packages change', release({}, { shared: { react: '^19.1.0' } }), release()],
  ['the entries of menus change', release({}, { contributes: { navigation: [] } }), release()],
])('every page is reached if %s', (_case, candidate, live) => {
  const isChanged = () => false;
  const pages = reachedPages(withSamples(ownPages(candidate)), { candidate, live, isChanged });
  expect(pages.map(({ url }) => url)).toEqual(ALL);
});
