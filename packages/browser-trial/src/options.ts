/** A candidate, and how it is tried. */
export interface CandidateOptions {
  /** Folder of the candidate: `release.json` and the files that it names. */
  releaseFolder: string;
  /** Addresses to which links of the candidate lead on purpose, although the live links lead elsewhere. */
  relinked?: readonly string[];
  /** Folder for pictures of changed pages; absent: none are kept. */
  pictures?: string;
  /** The trial ends with the first finding. */
  stopAtFirst?: boolean;
  onProgress?: (line: string) => void;
}

export interface Finding {
  /** Name of the check. */
  check: string;
  /** Path and query of the page. */
  page: string;
  message: string;
  /** The check itself failed, so it says nothing about the page. */
  hasThrown?: boolean;
}

/** The pictures of a page, as it is live and as the candidate shows it: names of files in the folder for pictures. */
export interface ChangedPage {
  page: string;
  before: string;
  after: string;
}

export interface TrialResult {
  /** Empty if the candidate has passed. */
  findings: Finding[];
  /** Findings that the live release has too, which do not count. */
  known: Finding[];
  /** How many pages were requested of the server, and how many of them the change reaches: a browser visited these. */
  pages: number;
  visited: number;
  changedPages: ChangedPage[];
}
