import { trialPage } from '../testing/trial-pages';
import type { DocumentVisit } from './document-visit';
import { metaElements, structuredData } from './metadata';

const documentOf = (html: string) => ({ html }) as DocumentVisit['document'];

const visit = (candidate: string, live: string | null, isUnlisted = false) =>
  ({
    target: { ...trialPage('/careers'), isUnlisted },
    document: documentOf(candidate),
    live: live === null ? null : documentOf(live),
  }) as unknown as DocumentVisit;

const VIEWPORT = '<meta name="viewport" content="width=device-width"/>';

test.each([
  ['robots', '<meta name="robots" content="noindex"/>'],
  ['viewport', '<meta content="user-scalable=no" name="viewport"/>'],
  ['color-scheme', '<meta name="color-scheme" content="dark"/>'],
  ['referrer', '<meta name="referrer" content="no-referrer"/>'],
])('another %s than live is found, also one that is no longer there', (name, element) => {
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

test('a property that structured data loses is found, at any depth', () => {
  const less = { ...job, hiringOrganization: { '@type': 'Organization' } };
  expect(
    structuredData(visit(jsonLd(less, { ...crumbs, itemListElement: [] }), jsonLd(job, crumbs))),
  ).toEqual([
    'its structured data lacks Organization.name, which the live page has',
    'its structured data lacks ListItem.position, which the live page has',
  ]);
});
