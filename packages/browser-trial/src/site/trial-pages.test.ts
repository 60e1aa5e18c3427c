import type { Release } from '@site/contracts';
import { ownPages } from './trial-pages';

const page = (url: string, status: 200 | 301 | 404 = 200) => ({ url, status, sitemap: true });

const release = {
  name: 'mf-careers',
  routes: [
    {
      path: '/careers',
      expose: 'CareersPage',
      query: ['job', 'page'],
      pages: [
        page('/careers'),
        page('/careers?page=2'),
        page('/careers?page=3'),
        page('/careers?job=1'),
        page('/careers?job=closed', 404),
      ],
    },
    { path: '/careers/old', expose: 'CareersPage', query: [], pages: [page('/careers/old', 301)] },
  ],
} as unknown as Release;

test('the first page of each kind is its sample: by expose, status and names of parameters', () => {
  const samples = ownPages(release).filter(({ isSample }) => isSample);
  expect(samples.map(({ url }) => url)).toEqual([
    '/careers',
    '/careers?page=2',
    '/careers?job=1',
    '/careers?job=closed',
  ]);
});

test('every declared page is looked at', () => {
  expect(ownPages(release)).toHaveLength(6);
});
