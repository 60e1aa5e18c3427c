import Validator from '@adobe/structured-data-validator';
import { jsonLdOf } from '../json-ld';
import { outcomeOf, type Outcome } from '../outcome';
import type { Document, ValidatedSite } from './validated-site';

type Item = Record<string, unknown> & { '@type': string };

/**
 * What the site must send of a type, besides what the validator requires. The validator has rules of Google for some
 * types, such as JobPosting, Organization and BreadcrumbList. It checks others only against a copy of the vocabulary of
 * schema.org, which it does not get here. So this list is the only check of Article, Service, WebSite and the pages.
 */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'publisher.logo'],
  JobPosting: ['validThrough', 'employmentType', 'identifier'],
  Service: ['name', 'description', 'url', 'areaServed', 'provider.name', 'provider.url', 'provider.email'],
  WebSite: ['url', 'name', 'inLanguage', 'publisher.@id'],
  ContactPage: ['url', 'mainEntity.@id', 'mainEntity.name', 'mainEntity.email', 'mainEntity.address'],
  AboutPage: ['url', 'mainEntity.@id'],
};

const itemsOf = ({ html }: Document): Item[] =>
  jsonLdOf(html).flatMap((json) => JSON.parse(json) as Item | Item[]);

const valueAt = (item: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], item);

const lacking = (item: Item): string[] =>
  (EXPECTED[item['@type']] ?? [])
    .filter((path) => !valueAt(item, path))
    .map((path) => `${item['@type']} lacks ${path}`);

async function problemsOf(document: Document): Promise<string[]> {
  const items = itemsOf(document);
  const jsonld: Record<string, Item[]> = {};
  for (const item of items) (jsonld[item['@type']] ??= []).push(item);
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  const errors = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
  return [...errors, ...items.flatMap(lacking)].map((problem) => `${document.address}: ${problem}`);
}

/** The structured data of every page: Google's requirements for rich results, and what the site adds to them. */
export async function validateStructuredData({ documents }: ValidatedSite): Promise<Outcome> {
  const problems = await Promise.all(documents.map(problemsOf));
  const types = new Set(documents.flatMap(itemsOf).map((item) => item['@type']));
  const absent = Object.keys(EXPECTED).filter((type) => !types.has(type));
  const found = absent.map((type) => `no page has the type ${type}`);
  return outcomeOf([...problems.flat(), ...found], [...types].toSorted().join(', '));
}
