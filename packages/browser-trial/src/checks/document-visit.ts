import type { FetchedDocument } from '../site/documents';
import type { DeclaredPage } from '../site/trial-pages';

/** A page as one of the shells sends it, and as it is live; null for a page that is not live yet. */
export interface DocumentVisit {
  target: DeclaredPage;
  /** URL of the shell. */
  origin: string;
  document: FetchedDocument;
  live: FetchedDocument | null;
  /** Addresses to which links lead on purpose that had led elsewhere. */
  relinked: readonly string[];
  /** The titles of the remote's live pages, with the address of each. */
  liveTitles: ReadonlyMap<string, string>;
  /** Status of an internal link, which is requested once; redirects are followed. */
  statusOf(url: string): Promise<number>;
}
