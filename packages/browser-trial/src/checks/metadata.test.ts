import { trialPage } from '../testing/trial-pages';
import type { DocumentVisit } from './document-visit';
import { metaElements, namedFiles, propertiesByExpose, structuredData } from './metadata';

const documentOf = (html: string) => ({ html }) as DocumentVisit['document'];
const ADDRESSES = ['/social.png', '/_remotes/mf-careers/1.0.0/job.webp'];

const visit = (candidate: string, live: string | null, isUnlisted = false, sibling = '') =>
  ({
    target: { ...trialPage('/careers'), isUnlisted },
    origin: 'http://localhost',
    document: documentOf(candidate),
    live: live === null ? null : documentOf(live),
    properties: propertiesByExpose([
      { target: trialPage('/careers'), document: documentOf(candidate), live: null },
      { target: trialPage('/careers?job=2'), document: documentOf(sibling), live: null },
    ]).get(trialPage('/careers').expose),
    statusOf: async (url: string) => (ADDRESSES.includes(new URL(url).pathname) ? 200 : 404),
  }) as unknown as DocumentVisit;

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';

test.each([
  ['robots', '<meta name="robots" content="noindex"/>'],
  ['viewport', '<meta content="user-scalable=no" name="viewport"/>'],
  ['color-scheme', '<meta name="color-scheme" content="dark"/>'],
  ['referrer', '<meta name="referrer" content="no-referrer"/>'],
])('a %s that differs from the live one, or is gone, is found', (name, element) => {
  expect(metaElements(visit(VIEWPORT + element, VIEWPORT)).join()).toContain(`as its ${name}`);
  expect(metaElements(visit(VIEWPORT, VIEWPORT + element)).join()).toContain(`as its ${name}`);
  expect(metaElements(visit(VIEWPORT + element, VIEWPORT + element))).toEqual([]);
});

test('a new page, and one that is not listed, may ask not to be indexed', () => {
  const noindex = '<meta name="robots" content="noindex"/>';
  expect(metaElements(visit(noindex, null))).toEqual([]);
  expect(metaElements(visit(noindex, '', true))).toEqual([]);
});

const jsonLd = (...data: object[]) =>
  data.map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`).join('');
const job = {
  '@type': 'JobPosting',
  title: 'Job',
  hiringOrganization: { '@type': 'Organization', name: 'Firm' },
};
const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] };

test('structured data may have other values, and further properties', () => {
  const more = { ...job, title: 'Another job', datePosted: '2027-01-31' };
  expect(structuredData(visit(jsonLd(crumbs, more), jsonLd(job, crumbs)))).toEqual([]);
  expect(structuredData(visit(jsonLd(job), null))).toEqual([]);
});

test('a page may lose a property that another page of its kind has: it may depend on the content', () => {
  const remote = jsonLd({ ...job, jobLocationType: 'TELECOMMUTE' });
  expect(structuredData(visit(jsonLd(job), remote, false, remote))).toEqual([]);
  expect(structuredData(visit(jsonLd(job), remote))).toHaveLength(1);
});

test('the live page itself lacks nothing: a finding that it shared would not count', () => {
  const remote = jsonLd({ ...job, jobLocationType: 'TELECOMMUTE' });
  expect(structuredData({ ...visit(jsonLd(job), remote), document: documentOf(remote) })).toEqual([]);
});

test('a property that structured data loses is found, at any depth', () => {
  const less = { ...job, hiringOrganization: { '@type': 'Organization' } };
  expect(
    structuredData(visit(jsonLd(less, { ...crumbs, itemListElement: [] }), jsonLd(job, crumbs))),
  ).toEqual([
    'its structured data lacks Organization.name, which the live page has',
    'its structured data lacks ListItem.position, which the live page has',
  ]);
});

const picture = { '@type': 'JobPosting', image: 'https://firm.example/job.png' };

test.each([
  [picture, { ...picture, image: '/job.png' }, 'JobPosting.image as an absolute URL'],
  [{ validThrough: '2027-01-31' }, { validThrough: '31 January 2027' }, '.validThrough as a date'],
  [{ position: 1 }, { position: 'first' }, '.position as a number'],
])('of %j, a property in another form is found: %j', (live, own, property) => {
  const found = [`its structured data lacks ${property}, which the live page has`];
  expect(structuredData(visit(jsonLd(own), jsonLd(live)))).toEqual(found);
});

test.each([
  [{ image: 'http://firm.example/other.png' }],
  [{ image: ['https://firm.example/job.png', '/job.png'] }],
  [{ image: { '@type': 'ImageObject', url: 'https://firm.example/job.png' } }],
])('a property may say more than a URL: %j', (change) => {
  expect(structuredData(visit(jsonLd({ ...picture, ...change }), jsonLd(picture)))).toEqual([]);
});

test('structured data that is no JSON is found, and does not keep the other pages from being checked', () => {
  const malformed = '<script type="application/ld+json">{"@type": "JobPosting",}</script>';
  const [problem] = structuredData(visit(malformed, jsonLd(job)));
  expect(problem).toMatch(/^its structured data is malformed: .*JSON/);
  expect(structuredData(visit(jsonLd(job), malformed))).toEqual([]);
});

const page = (image: string, file: string) =>
  `<meta property="og:image" content="https://trial.example${image}"/><meta property="og:image:alt" content="Firm"/>
   <img srcset="/_remotes/mf-careers/1.0.0/job.webp 1x, /_remotes/mf-careers/1.0.0/${file} 2x">`;

test('a page that names files which exist passes', async () => {
  expect(await namedFiles(visit(page('/social.png', 'job.webp'), null))).toEqual([]);
});

test('a file of a release that does not exist is found, and so is an image for social networks', async () => {
  expect(await namedFiles(visit(page('/socail.png', 'large.webp'), null))).toEqual([
    'it names the file /socail.png, which responds with 404',
    'it names the file /_remotes/mf-careers/…/large.webp, which responds with 404',
  ]);
  expect(await namedFiles(visit(page('', 'job.webp'), null))).toEqual([
    'it names the file , which responds with 404',
  ]);
});
