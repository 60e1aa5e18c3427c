import { SENT_PARAMETER } from '@site/contracts/form-outcome';
import { findingsOf, firstLine, thrownBy, type CheckFinding } from '../findings';
import { fetchDocument, type FetchedDocument, withoutOrigin } from '../site/documents';
import { internalLinks } from '../site/links';
import { request } from '../site/request';
import type { DocumentVisit, FetchedPage, PageSummary } from './document-visit';
import { contentsOf, metaElements, namedFiles, structuredData } from './metadata';

/** The page has the status with which the release declares it. A redirect leads to a page that exists. */
async function status({ target, origin, document, statusOf }: DocumentVisit): Promise<string[]> {
  if (document.status !== target.status)
    return [`it responds with ${document.status}, but the release declares ${target.status}`];
  if (document.status !== 301) return [];
  const reached = await statusOf(new URL(document.location ?? '/', origin).href);
  return reached < 400 ? [] : [`it redirects to ${document.location}, which responds with ${reached}`];
}

/**
 * A redirect leads where the live one does, and the page names the live page's canonical address, or its own. Not its
 * own if the live one is that of another page which is still served: then the two would compete in search results.
 */
async function addresses({ target, origin, document, live, relinked }: DocumentVisit): Promise<string[]> {
  if (!live) return [];
  const addressesOf = { 'redirects to': locationOf, 'has the canonical address': canonicalOf };
  const problems: string[] = [];
  for (const [verb, addressOf] of Object.entries(addressesOf)) {
    const [now, before] = [addressOf(document), addressOf(live)];
    if (now === before || relinked.includes(now ?? '')) continue;
    const other = before !== null && pathOf(before) !== pathOf(target.url) ? before : null;
    if (now === target.url && (!other || (await fetchDocument(origin, other)).status !== 200)) continue;
    problems.push(
      `it ${verb} ${now}, and the live page ${before}: correct it, or declare it with --link ${now}`,
    );
  }
  return problems;
}

const locationOf = ({ location }: FetchedDocument): string | null => location;

/** Path and query of the canonical address. */
function canonicalOf({ html }: FetchedDocument): string | null {
  const href = /<link\b(?=[^>]*rel="canonical")[^>]*\shref="([^"]*)"/.exec(html)?.[1];
  return href === undefined ? null : withoutOrigin(href);
}

const pathOf = (url: string) => url.split('?')[0];

const titleOf = ({ html }: FetchedDocument): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** What search engines show of a page. */
const summaryOf = (document: FetchedDocument): PageSummary => ({
  title: titleOf(document),
  description: contentsOf(document, 'name="description"').join(),
});

/**
 * The page does not have the title or the description of another page, unless the two have the same one live. A page
 * that search engines do not list may repeat those of another one, of which it is often an alias.
 */
export function summary({
  target,
  document,
  live,
  summaries,
}: FetchedPage & Pick<DocumentVisit, 'summaries'>): string[] {
  if (document.status !== 200 || target.isUnlisted) return [];
  const [own, before] = [summaryOf(document), live && summaryOf(live)];
  return (['title', 'description'] as const).flatMap((part) => {
    if (own[part] === (before?.[part] ?? '')) return [];
    const isTaken = (page: DocumentVisit['summaries'][number]) =>
      pathOf(page.url) !== pathOf(target.url) &&
      [page.now[part], page.live?.[part]].includes(own[part]) &&
      (before === null || page.live?.[part] !== before[part]);
    const other = summaries.find(isTaken);
    return other ? [`it has the ${part} of ${other.url}: ${own[part]}`] : [];
  });
}

/** The summaries of the pages that search engines list. */
export const summariesOf = (pages: readonly FetchedPage[]): DocumentVisit['summaries'] =>
  pages
    .filter(({ target, document }) => document.status === 200 && !target.isUnlisted)
    .map(({ target, document, live }) => ({
      url: target.url,
      now: summaryOf(document),
      live: live && summaryOf(live),
    }));

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
  summary,
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
