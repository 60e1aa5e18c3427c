import { SENT_PARAMETER } from '@site/contracts/form-outcome';
import { findingsOf, firstLine, thrownBy, type CheckFinding } from '../findings';
import { fetchDocument, type FetchedDocument, withoutOrigin } from '../site/documents';
import { internalLinks } from '../site/links';
import { request } from '../site/request';
import type { DocumentVisit, FetchedPage } from './document-visit';
import { metaElements, namedFiles, structuredData } from './metadata';

/** The page has the status with which the release declares it. A redirect leads to a page that exists. */
async function status({ target, origin, document, statusOf }: DocumentVisit): Promise<string[]> {
  if (document.status !== target.status)
    return [`it responds with ${document.status}, but the release declares ${target.status}`];
  if (document.status !== 301) return [];
  const reached = await statusOf(new URL(document.location ?? '/', origin).href);
  return reached < 400 ? [] : [`it redirects to ${document.location}, which responds with ${reached}`];
}

/** A redirect leads where the live one does, and the page names the live page's canonical address. */
function addresses({ target, document, live, relinked }: DocumentVisit): string[] {
  if (!live) return [];
  const addressesOf = { 'redirects to': locationOf, 'has the canonical address': canonicalOf };
  return Object.entries(addressesOf).flatMap(([verb, addressOf]) => {
    const [now, before] = [addressOf(document), addressOf(live)];
    // Its own address is right, whatever was live.
    if (now === before || now === target.url || relinked.includes(now ?? '')) return [];
    return [`it ${verb} ${now}, and the live page ${before}: correct it, or declare it with --link ${now}`];
  });
}

const locationOf = ({ location }: FetchedDocument): string | null => location;

/** Path and query of the canonical address. */
function canonicalOf({ html }: FetchedDocument): string | null {
  const href = /<link\b(?=[^>]*rel="canonical")[^>]*\shref="([^"]*)"/.exec(html)?.[1];
  return href === undefined ? null : withoutOrigin(href);
}

const pathOf = (url: string) => url.split('?')[0];

/** The page does not have the title of another page, unless the two have the same one live. */
export function title({
  target,
  document,
  live,
  titles,
}: FetchedPage & Pick<DocumentVisit, 'titles'>): string[] {
  if (document.status !== 200) return [];
  const own = titleOf(document);
  const before = live && titleOf(live);
  if (own === before) return [];
  const isTaken = (page: DocumentVisit['titles'][number]) =>
    pathOf(page.url) !== pathOf(target.url) &&
    [page.now, page.live].includes(own) &&
    (before === null || page.live !== before);
  const other = titles.find(isTaken);
  return other ? [`it has the title of ${other.url}: ${own}`] : [];
}

/** The titles of the pages that respond with 200. */
export const titlesOf = (pages: readonly FetchedPage[]): DocumentVisit['titles'] =>
  pages
    .filter(({ document }) => document.status === 200)
    .map(({ target, document, live }) => ({
      url: target.url,
      now: titleOf(document),
      live: live && titleOf(live),
    }));

const titleOf = ({ html }: FetchedDocument): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** A live page with fewer words is not compared. */
const MIN_WORDS = 20;

/** The page has at least half of the words that it has live. */
function words({ document, live }: DocumentVisit): string[] {
  if (!live || live.words < MIN_WORDS) return [];
  return document.words < live.words / 2
    ? [`it has ${document.words} words, but the live page has ${live.words}`]
    : [];
}

/** The page has every form that it has live. */
export function formsOfPage({ document, live }: Pick<DocumentVisit, 'document' | 'live'>): string[] {
  const own = actionsOf(document);
  return (live ? actionsOf(live) : [])
    .filter((action) => !own.includes(action))
    .map((action) => `it lacks the form that is sent to ${action}, which the live page has`);
}

const actionsOf = ({ html }: FetchedDocument): string[] => [
  ...new Set([...html.matchAll(/<form\b[^>]*\saction="([^"]*)"/g)].map(([, action = '']) => action)),
];

/** Half of the shell's default `RENDER_DEADLINE_MS`. */
const MAX_RENDER_MS = 500;

let renders = 0;

/** The page at an address that the shell has not cached, so it renders it. */
function uncachedAddress(url: string): string {
  renders += 1;
  return `${url}${url.includes('?') ? '&' : '?'}${SENT_PARAMETER}=render-${renders}`;
}

/** A busy machine delays some renders, but not all of them. */
const MAX_RENDERS = 5;

/** The server renders the page within half of the deadline. */
export async function renderTime({
  target,
  origin,
}: Pick<DocumentVisit, 'target' | 'origin'>): Promise<string[]> {
  for (let render = 0; render < MAX_RENDERS; render += 1) {
    const { durationMs } = await fetchDocument(origin, uncachedAddress(target.url));
    if (durationMs <= MAX_RENDER_MS) return [];
  }
  return [`the server takes more than ${MAX_RENDER_MS} ms to render ${target.url}`];
}

/** Every internal link of the page leads to an address that exists, or to a part of the page. */
export async function links({
  target,
  origin,
  document,
  statusOf,
}: Pick<DocumentVisit, 'target' | 'origin' | 'document' | 'statusOf'>): Promise<string[]> {
  const problems: string[] = [];
  for (const address of internalLinks(document.html, origin + target.url)) {
    if (address === target.url) continue;
    const reached = await statusOf(origin + address);
    if (reached >= 400) problems.push(`it links to ${address}, which responds with ${reached}`);
  }
  return problems;
}

const CHECKS: Record<string, (visit: DocumentVisit) => Promise<string[]> | string[]> = {
  status,
  addresses,
  title,
  'meta-elements': metaElements,
  'structured-data': structuredData,
  words,
  'kept-forms': formsOfPage,
  'render-time': renderTime,
  links,
  files: namedFiles,
};

/** Runs every check of what the server sends on a page, as one of the shells sends it. */
export async function runDocumentChecks(visit: DocumentVisit): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  const { url } = visit.target;
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      findings.push(...findingsOf({ name }, url, await check(visit)));
    } catch (error) {
      findings.push(thrownBy({ name }, url, error));
    }
  }
  return findings;
}

/**
 * A function that requests each address once, following redirects, and caches its status. It requests an address again
 * that has not responded.
 */
export function cacheStatuses(): DocumentVisit['statusOf'] {
  const statuses = new Map<string, Promise<number>>();
  const requestStatus = async (url: string) => {
    try {
      return (await request(url, 'follow')).status;
    } catch (error) {
      statuses.delete(url);
      throw new Error(`${withoutOrigin(url)} does not respond: ${firstLine(error)}`, { cause: error });
    }
  };
  return (url) => {
    const known = statuses.get(url) ?? requestStatus(url);
    statuses.set(url, known);
    return known;
  };
}
