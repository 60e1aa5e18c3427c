import type { DocumentVisit } from './checks/check';
import { DOCUMENT_CHECKS } from './checks/document-checks';
import { findingsOf, type CheckFinding } from './findings';
import { fetchDocument } from './site/documents';
import { request } from './site/request';
import type { ShellName } from './site/trial-origins';
import type { TrialPage } from './site/trial-pages';
import type { Stopwatch } from './stopwatch';

/** A page as the candidate's shell sends it, and as it is live. */
export type VisitedDocument = Pick<DocumentVisit, 'target' | 'document' | 'live'>;

/** Requests every page of both shells. */
export async function visitDocuments(
  urls: Record<ShellName, string>,
  targets: readonly TrialPage[],
): Promise<VisitedDocument[]> {
  const visited: VisitedDocument[] = [];
  for (const target of targets) {
    const [document, live] = await Promise.all([
      fetchDocument(urls.candidate, target.url),
      fetchDocument(urls.live, target.url),
    ]);
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
