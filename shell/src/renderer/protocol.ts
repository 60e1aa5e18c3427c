import type { RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import type { ComposedRoute } from '../boot/boot';

/** What a render worker is started with. */
export interface WorkerComposition {
  remotes: { name: RemoteName; version: string; serverFile: string; exposes: string[] }[];
  routes: ComposedRoute[];
  publicOrigin: string;
}

/** A worker receives one request at a time. */
export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  /** Remotes to leave out: their sections show their fallback. */
  without: RemoteName[];
  /** What became of the form's post that the page responds to. */
  outcome?: DocumentOutcome | undefined;
}

export interface RenderResult {
  status: number;
  /** Path of a redirect with status 301. */
  location?: string;
  /** Metadata and links for the document's head. */
  head: string;
  styles: string;
  html: string;
  /** The document's title; null if the page sets none. */
  title: string | null;
  /** Number of first-level headings. */
  headings: number;
  /** Ids of the sections that the page shows. */
  sections: string[];
  /** Those of them whose code is loaded after the first interaction. */
  deferred: string[];
  /** Those that show their fallback because their remote is left out or not in the composition. */
  missing: string[];
  /** Messages of the errors because of which sections show their fallback. */
  errors: string[];
}

export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'load-failed'; remote: RemoteName; reason: string }
  | { type: 'rendered'; result: RenderResult }
  | { type: 'render-failed'; reason: string };
