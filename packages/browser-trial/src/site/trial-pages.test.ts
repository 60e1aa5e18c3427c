import type { Release } from '@site/contracts';
import { startLocalServer } from '@site/node-service/listen';
import { choosePages, findSections, ownPages, showsPart, withSamples } from './trial-pages';

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
  const samples = withSamples(ownPages(release)).filter(({ isSample }) => isSample);
  expect(samples.map(({ url }) => url)).toEqual([
    '/careers',
    '/careers?page=2',
    '/careers?job=1',
    '/careers?job=closed',
  ]);
});

test('a page that is live is the sample of its kind, and not a new one before it', () => {
  const [first, ...others] = release.routes;
  const before = {
    ...release,
    routes: [{ ...first, pages: first?.pages.filter(({ url }) => url !== '/careers?page=2') }, ...others],
  } as Release;
  const samples = withSamples(ownPages(release), before).filter(({ isSample }) => isSample);
  expect(samples.map(({ url }) => url)).toContain('/careers?page=3');
});

test('of the live pages of a kind, the one with changed content is its sample', () => {
  const samples = withSamples(ownPages(release), release, ({ url }) => url === '/careers?page=3');
  expect(samples.filter(({ isSample }) => isSample).map(({ url }) => url)).toContain('/careers?page=3');
});

test('every declared page is part of the trial', () => {
  expect(ownPages(release)).toHaveLength(6);
});

describe('the pages that show sections', () => {
  const showing = (url: string, expose: string, sections: string[]) => ({
    page: { url, status: 200, expose, query: [] },
    sections: ['mf-forms/NewsletterForm', ...sections],
  });
  const urls = (shown: ReturnType<typeof showing>[]) => choosePages(shown).map(({ url }) => url);

  test('are one for every component and its sections, also where its first page shows fewer', () => {
    const shown = [
      showing('/', 'mf-marketing/HomePage', []),
      showing('/finance', 'mf-services/SegmentPage', ['mf-forms/ContactForm']),
      showing('/strategy', 'mf-services/SegmentPage', ['mf-forms/ContactForm']),
      showing('/coaching', 'mf-services/SegmentPage', ['mf-forms/CoachApplicationDialog']),
      showing('/contact', 'mf-marketing/ContactPage', ['mf-forms/ContactForm']),
    ];
    expect(urls(shown)).toEqual(['/finance', '/coaching', '/contact']);
    expect(choosePages(shown).every(({ isSample }) => isSample)).toBe(true);
  });

  test('are at most eight, of which every section has one', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      showing(`/${index}`, `mf-services/Page${index}`, ['mf-forms/ContactForm']),
    );
    const last = showing('/last', 'mf-services/LastPage', ['mf-forms/BookingForm']);
    expect(urls([...many, showing('/', 'mf-marketing/HomePage', []), last])).toEqual([
      '/0',
      '/last',
      '/1',
      '/2',
      '/3',
      '/4',
      '/5',
      '/6',
    ]);
  });

  test('of a section that is on all pages, only the first page is tried', () => {
    expect(urls([showing('/', 'a/A', []), showing('/about', 'a/B', [])])).toEqual(['/']);
  });
});

test('a page whose link to a part leads nowhere, and does live, is tried although it shows no other section', async () => {
  const boot =
    '<script type="application/json" id="boot">{"rendered":["mf-forms/NewsletterForm"]}</script></body>';
  const serve = (part: string) =>
    startLocalServer(({ url = '' }, response) => {
      const link = url === '/careers?job=1' ? '<a href="#news">News</a><a href="#gone">Gone</a>' : '';
      response.end(`<main>${link}</main><form ${part}></form>${boot}`);
    });
  const [candidate, live] = await Promise.all([serve(''), serve('id="news"')]);
  const sections = { name: 'mf-forms', exposes: { NewsletterForm: {} }, routes: [] } as unknown as Release;
  const others = { 'mf-careers': release };
  const urls = { candidate: candidate.url, live: live.url };
  const shown = await findSections(urls, sections, others);
  const asLive = await findSections({ ...urls, candidate: live.url }, sections, others);
  await Promise.all([candidate.close(), live.close()]);
  expect(choosePages(shown).map(({ url }) => url)).toEqual(['/careers?job=1']);
  expect(choosePages(asLive).map(({ url }) => url)).toEqual(['/careers']);
});

test('a section is a form or a dialog by its name', () => {
  const shows = (...sections: string[]) =>
    showsPart({ page: { url: '/', status: 200, expose: 'a/A', query: [] }, sections });
  expect(shows('mf-forms/ContactForm', 'mf-forms/NewsletterDialog')).toBe(false);
  expect(shows('mf-forms/ContactForm', 'mf-insights/ArticleTeasers')).toBe(true);
});
