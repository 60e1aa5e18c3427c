import type { Release } from '@site/contracts';
import type { Page } from 'playwright-core';
import type { ChangedPage } from '../options';
import type { Observations } from '../page/observe';
import type { TrialPage } from '../site/trial-pages';
import type { TypedForms } from './typed-forms';

/** A hydrated page in a tab that nothing else uses at the same time. */
export interface TabVisit {
  target: TrialPage;
  origin: string;
  tab: Page;
  /** The title and the first-level heading at the page load: see `headingOf`. */
  heading: string;
  observed: Observations;
}

/** What the trial provides to checks in tabs. */
export interface TrialContext {
  candidate: Release;
  /** A page of another remote, to navigate from and to. */
  neighbour: string;
  /** Another page that the same expose shows, if there is one. */
  sibling: string | undefined;
  /**
   * Selector of the parts of the page whose controls are checked: with the footer, which all pages share, on one page
   * only.
   */
  scope: string;
  /** The same page as it is live, in another tab. */
  openLive(): Promise<TabVisit>;
  /** Whether the page of another remote shows a section of the candidate that is neither a form nor a dialog. */
  showsPart(url: string): boolean;
  /** Addresses to which links of the candidate lead on purpose, although the live links lead elsewhere. */
  relinked: readonly string[];
  /** Folder for pictures of pages that changed; absent: none are kept. */
  pictures: string | undefined;
  /** Whether the page is live, with the same status. */
  isLive: boolean;
  /** Whether the candidate's shell sends other content for the page than the live shell, or the page is not live. */
  isChanged: boolean;
  /** Whether the release contributes something else to the site than live, such as another entry of a menu. */
  changesMenus: boolean;
  /** The forms of all pages; absent: every form is tried completely. */
  forms: TypedForms | undefined;
  addChangedPage(change: ChangedPage): void;
}

/** A check in a browser. */
export interface TabCheck {
  name: string;
  /** If a page fails this check, the later checks of its group do not run. */
  isPrerequisite?: boolean;
  /** @returns a message for each problem. */
  run(visit: TabVisit, context: TrialContext): Promise<string[]>;
}
