import type { Page } from 'playwright-core';
import type { Candidate } from '../options';
import type { Observations } from '../page/observe';
import type { FetchedDocument } from '../site/documents';
import type { TrialPage } from '../site/trial-pages';

/** A page as one of the shells sends it, and as it is live; null for a page that is not live yet. */
export interface DocumentVisit {
  target: TrialPage;
  /** URL of the shell. */
  origin: string;
  document: FetchedDocument;
  live: FetchedDocument | null;
  /** Of an internal link, which is requested once; redirects are followed. */
  statusOf(url: string): Promise<number>;
}

/** A check of what the server sends. */
export interface DocumentCheck {
  name: string;
  /** Its verdict depends on times, which a busy machine distorts: it is repeated before it counts. */
  isTimed?: boolean;
  /** @returns a message for everything that is wrong. */
  run(visit: DocumentVisit): Promise<string[]> | string[];
}

/** A hydrated page in a tab that nothing else uses meanwhile. */
export interface TabVisit {
  target: TrialPage;
  origin: string;
  tab: Page;
  /** As the page was loaded: see `headingOf`. */
  heading: string;
  observed: Observations;
}

/** What checks of tabs may use of the trial. */
export interface TrialContext {
  candidate: Candidate;
  /** A page of another remote, to come from and to go to. */
  neighbour: string;
  /** Selector of the parts of the page in which controls are looked at: the footer, which all pages have, is one of them once. */
  scope: string;
  /** The same page as it is live, in another tab. */
  openLive(): Promise<TabVisit>;
  /** Folder for pictures. */
  pictures: string | undefined;
  /** Whether the page is live, with the same status. */
  isLive(target: TrialPage): boolean;
  /** Whether the server sends other content than live. */
  isChanged(target: TrialPage): boolean;
  addChangedPage(change: { page: string; before: string; after: string }): void;
}

/** A check in a browser. */
export interface TabCheck {
  name: string;
  /** Which pages it looks at. */
  pages: 'all' | 'samples';
  isTimed?: boolean;
  /** Those after it have nothing to look at on a page that fails it. */
  isDecisive?: boolean;
  /** @returns a message for everything that is wrong. */
  run(visit: TabVisit, context: TrialContext): Promise<string[]>;
}
