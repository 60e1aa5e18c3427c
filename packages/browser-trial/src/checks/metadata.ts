import { RELEASE_PATH_PATTERN } from '@site/contracts';
import { firstLine } from '../findings';
import { type FetchedDocument, withoutOrigin, withoutVersions } from '../site/documents';
import type { DocumentVisit, FetchedPage } from './document-visit';

/** Browsers and search engines read these elements. Nobody sees them in the page. */
const NAMES = ['robots', 'viewport', 'color-scheme', 'referrer'];

/** The page has the same `meta` elements as live. A page that is not listed may have other rules for robots. */
export function metaElements({ target, document, live }: DocumentVisit): string[] {
  if (!live) return [];
  const compared = NAMES.filter((name) => name !== 'robots' || !target.isUnlisted);
  return compared.flatMap((name) => {
    const [now, before] = [document, live].map((page) => contentsOf(page, `name="${name}"`).join());
    return now === before ? [] : [`it has “${now}” as its ${name}, and the live page “${before}”`];
  });
}

/** The contents of the `meta` elements that have this attribute. */
export const contentsOf = ({ html }: FetchedDocument, attribute: string): string[] =>
  [...html.matchAll(/<meta\b[^>]*>/g)]
    .filter(([element]) => element.includes(` ${attribute}`))
    .map(([element]) => /\scontent="([^"]*)"/.exec(element)?.[1] ?? '');

const MAX_PATHS = 3;

/** Forms of values without which search engines do not read a property. */
const FORMS = {
  'an absolute URL': (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value),
  'a date': (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value),
  'a number': (value: unknown) => typeof value === 'number',
};

/**
 * Search engines read every property that they read live, in the same form. A property that other pages of the kind
 * still have may depend on the content: a job has others once it is no longer remote.
 */
export function structuredData({ document, live, properties }: DocumentVisit): string[] {
  const malformed = structuredDataOf(document).flatMap(({ error }) => error ?? []);
  const now = propertiesOf(document, isObject);
  const isKept = (path: string) => now.has(path) || properties.has(path);
  const before = live ? propertiesOf(live) : new Set<string>();
  const lost = [...before].filter((path) => {
    const [property = ''] = path.split(' as ');
    return !isKept(path) && (path === property || isKept(property));
  });
  return [
    ...malformed.map((error) => `its structured data is malformed: ${error}`),
    ...lost.slice(0, MAX_PATHS).map((path) => `its structured data lacks ${path}, which the live page has`),
  ];
}

/** Each part of the structured data of a page; for one that is no JSON, why it is none. */
const structuredDataOf = ({ html }: FetchedDocument): { data?: unknown; error?: string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => {
    try {
      return { data: JSON.parse(json) as unknown };
    } catch (error) {
      return { error: firstLine(error) };
    }
  });

/** The properties in the structured data of all pages, by the expose that shows them. */
export function propertiesByExpose(pages: readonly FetchedPage[]): Map<string, Set<string>> {
  const properties = new Map<string, Set<string>>();
  for (const { target, document } of pages) {
    const known = properties.get(target.expose) ?? new Set();
    for (const path of propertiesOf(document, isObject)) known.add(path);
    properties.set(target.expose, known);
  }
  return properties;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The properties of all objects in the structured data, as `Type.property`, and those of `FORMS` also with their form.
 *
 * @param hasAnyForm whether a value counts as one of each form: an object may say more than a URL or a number.
 */
function propertiesOf(
  document: FetchedDocument,
  hasAnyForm: (value: unknown) => boolean = () => false,
): Set<string> {
  const paths = new Set<string>();
  const addPaths = (data: unknown): void => {
    if (Array.isArray(data)) data.forEach(addPaths);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
    const { '@type': type = '', ...properties } = data as Record<string, unknown>;
    for (const [property, value] of Object.entries(properties)) {
      const path = `${String(type)}.${property}`;
      paths.add(path);
      for (const [form, hasForm] of Object.entries(FORMS))
        if ([value].flat().some((each) => hasForm(each) || hasAnyForm(each))) paths.add(`${path} as ${form}`);
      addPaths(value);
    }
  };
  for (const { data } of structuredDataOf(document)) addPaths(data);
  return paths;
}

const FILE = new RegExp(`${RELEASE_PATH_PATTERN.source}[\\w@-][\\w.@/-]*`, 'g');

/**
 * Every file of a release that the page names exists, and so does the image for social networks. Browsers do not load
 * that image, nor the files that only other windows need.
 */
export async function namedFiles({ origin, document, statusOf }: DocumentVisit): Promise<string[]> {
  const images = contentsOf(document, 'property="og:image"').map(withoutOrigin);
  const problems: string[] = [];
  for (const file of new Set([...images, ...(document.html.match(FILE) ?? [])])) {
    const reached = file ? await statusOf(origin + file) : 404;
    if (reached >= 400)
      problems.push(`it names the file ${withoutVersions(file)}, which responds with ${reached}`);
  }
  return problems;
}
