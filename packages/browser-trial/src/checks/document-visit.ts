import type { FetchedDocument } from '../site/documents';
import type { DeclaredPage } from '../site/trial-pages';

/** What search engines show of a page. */
export interface PageSummary {
  title: string;
  description: string;
}

/** The two summaries of a page: on the candidate's shell, and live. The second is null if the page is not live. */
interface PageSummaries {
  url: string;
  now: PageSummary;
  live: PageSummary | null;
}

/** A page as the candidate's shell sends it, and as it is live. */
export type FetchedPage = Pick<DocumentVisit, 'target' | 'document' | 'live'>;

/** A page as one of the shells sends it, and as it is live; null for a page that is not live yet. */
export interface DocumentVisit {
  target: DeclaredPage;
  /** URL of the shell. */
  origin: string;
  document: FetchedDocument;
  live: FetchedDocument | null;
  /** Addresses to which links of the candidate lead on purpose, although the live links lead elsewhere. */
  relinked: readonly string[];
  /** The summaries of all pages with status 200. */
  summaries: readonly PageSummaries[];
  /** The properties in the structured data of all pages that the same expose shows. */
  properties: ReadonlySet<string>;
  /** Status of an internal link, which is requested once; redirects are followed. */
  statusOf(url: string): Promise<number>;
}
