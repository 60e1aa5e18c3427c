import Validator from '@adobe/structured-data-validator';
import { outcomeOf, type Outcome } from '../outcome';
import type { Document, ValidatedSite } from './validated-site';

type Item = Record<string, unknown> & { '@type': string };

/** What search engines show of a type, beyond what the validator requires of it. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'publisher.logo'],
  JobPosting: ['validThrough', 'employmentType', 'identifier'],
};

const SCRIPT = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

const itemsOf = ({ html }: Document): Item[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => JSON.parse(json) as Item | Item[]);

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
