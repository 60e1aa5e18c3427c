import type { Release } from '@site/contracts';
import type { DocumentVisit } from './checks/check';
import { DOCUMENT_CHECKS } from './checks/document-checks';
import { findingsOf, type CheckFinding } from './findings';
import { fetchDocument, type FetchedDocument } from './site/documents';
import { request } from './site/request';
import type { Finding } from './options';
import { ownPages, type TrialPage } from './site/trial-pages';
import type { Stopwatch } from './stopwatch';

/** A page as the candidate's shell sends it, and as it is live. */
export interface VisitedDocument {
  target: TrialPage;
  document: FetchedDocument;
  live: FetchedDocument | null;
}

/** Requests every page of both shells. */
export async function visitDocuments(
  urls: Record<'candidate' | 'live', string>,
  targets: readonly TrialPage[],
): Promise<VisitedDocument[]> {
  const visited: VisitedDocument[] = [];
  for (const target of targets) {
    const document = await fetchDocument(urls.candidate, target.url);
    const live = await fetchDocument(urls.live, target.url);
    visited.push({ target, document, live: live.status === document.status ? live : null });
  }
  return visited;
}

/** A function that requests each address once, following redirects, and caches its status. */
export function cacheStatuses(): DocumentVisit['statusOf'] {
  const statuses = new Map<string, Promise<number>>();
  return (url) => {
    const known = statuses.get(url) ?? request(url, 'follow').then(({ status }) => status);
    statuses.set(url, known);
    return known;
  };
}

/** Runs every document check on a page, as one of the shells sends it. */
export async function runDocumentChecks(visit: DocumentVisit, stopwatch: Stopwatch): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for (const check of DOCUMENT_CHECKS) {
    const messages = await stopwatch.time(check.name, () => check.run(visit));
    findings.push(...findingsOf(check, visit.target.url, messages));
  }
  return findings;
}

/**
 * Finds the live pages of the remote that the candidate removes without a redirect, unless they are dropped on purpose.
 */
export async function droppedPages(
  live: Release,
  candidate: readonly TrialPage[],
  dropped: readonly string[],
  statusOf: (url: string) => Promise<number>,
  origin: string,
): Promise<Finding[]> {
  const kept = new Set([...candidate.map(({ url }) => url), ...dropped]);
  const gone = ownPages(live).filter(({ url, status }) => status < 400 && !kept.has(url));
  const findings = await Promise.all(
    gone.map(async ({ url }) => {
      const status = await statusOf(origin + url);
      const message = `it is live, but responds with ${status} in this release: redirect it, or drop it with --drop ${url}`;
      return status < 400 ? [] : [{ check: 'dropped-pages', page: url, message }];
    }),
  );
  return findings.flat();
}
