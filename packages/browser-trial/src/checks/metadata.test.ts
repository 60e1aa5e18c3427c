import { trialPage } from '../testing/trial-pages';
import type { DocumentVisit } from './document-visit';
import { metaElements } from './metadata';

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
