import robotsParser from 'robots-parser';
import { outcomeOf, type Outcome } from '../outcome';
import { parseXml, textsOf, type Document, type ValidatedSite } from './validated-site';

const MAX_SITEMAP_ENTRIES = 50_000;
/** Parts that RFC 4287 requires of an entry, and an author, which the feed itself does not have. */
const ENTRY_PARTS = ['id', 'title', 'updated', 'author > name'];

const canonicalOf = ({ html }: Document) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

const unescape = (attribute: string | undefined) => attribute?.replaceAll('&amp;', '&');

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The sitemap: the protocol of sitemaps.org, and every page in it responds with 200 and is canonical for itself. */
export function validateSitemap({ sitemap, documents }: ValidatedSite): Outcome {
  const root = parseXml(sitemap).documentElement;
  const locations = textsOf(root, 'url > loc');
  const byPath = new Map(documents.map((document) => [document.address, document]));
  const pageProblems = locations.flatMap((location) => {
    const { pathname, search } = new URL(location);
    const document = byPath.get(pathname + search);
    return [
      ...(document?.status === 200 ? [] : [`${location}: responds with ${document?.status}`]),
      ...(document && unescape(canonicalOf(document)) === location ? [] : [`${location}: is not canonical`]),
    ];
  });
  const dates = textsOf(root, 'url > lastmod');
  return outcomeOf(
    [
      ...(root.namespaceURI === 'http://www.sitemaps.org/schemas/sitemap/0.9' ? [] : ['wrong namespace']),
      ...(locations.length <= MAX_SITEMAP_ENTRIES ? [] : ['too many entries']),
      ...repeated(locations).map((location) => `${location}: is listed twice`),
      ...dates.filter((date) => Number.isNaN(Date.parse(date))).map((date) => `${date}: is no date`),
      ...pageProblems,
    ],
    `${locations.length} pages`,
  );
}

/** The Atom feed: what RFC 4287 requires. */
export function validateFeed({ feed }: ValidatedSite): Outcome {
  const root = parseXml(feed).documentElement;
  const entries = [...root.querySelectorAll('entry')];
  const lacking = (parent: Element, parts: readonly string[], name: string) =>
    parts.filter((part) => !textsOf(parent, `:scope > ${part}`)[0]).map((part) => `${name}: lacks ${part}`);
  const ids = textsOf(root, 'entry > id');
  const dates = textsOf(root, 'updated');
  return outcomeOf(
    [
      ...(root.namespaceURI === 'http://www.w3.org/2005/Atom' ? [] : ['wrong namespace']),
      ...lacking(root, ['id', 'title', 'updated'], 'the feed'),
      ...(root.querySelector(':scope > link[rel=self]') ? [] : ['the feed: lacks its own link']),
      ...entries.flatMap((entry, index) => lacking(entry, ENTRY_PARTS, `entry ${index + 1}`)),
      ...repeated(ids).map((id) => `${id}: identifies two entries`),
      ...dates.filter((date) => !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(date)),
    ],
    `${entries.length} entries`,
  );
}

/** robots.txt: crawlers find the sitemap, may read all of its pages, and nothing of the API. */
export function validateRobots({ robots, sitemap }: ValidatedSite): Outcome {
  const locations = textsOf(parseXml(sitemap), 'loc');
  const { origin } = new URL(locations[0] ?? 'http://localhost');
  const rules = robotsParser(`${origin}/robots.txt`, robots);
  return outcomeOf(
    [
      ...(rules.getSitemaps().includes(`${origin}/sitemap.xml`) ? [] : ['does not name the sitemap']),
      ...locations.filter((location) => rules.isDisallowed(location)).map((url) => `disallows ${url}`),
      ...(rules.isDisallowed(`${origin}/api/contacts`) ? [] : ['allows the API']),
    ],
    `allows all ${locations.length} pages of the sitemap`,
  );
}
