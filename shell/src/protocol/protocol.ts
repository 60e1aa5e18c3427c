import type { Contributions, RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import type { ComposedRoute } from '../boot/boot';

/** The remote of a section's id, `remote/Expose`. */
export const remoteOf = (sectionId: string): RemoteName => sectionId.split('/')[0] as RemoteName;

/** A remote's server bundle, which the shell has verified. */
export interface ServerBundle {
  name: RemoteName;
  version: string;
  source: string;
  exposes: string[];
}

/** Everything that a renderer renders pages from. It reads nothing else. */
export interface RendererComposition {
  bundles: ServerBundle[];
  routes: ComposedRoute[];
  contributions: Partial<Contributions>;
  publicOrigin: string;
}

/** A page to render. */
export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  /** Remotes to leave out: their sections show their fallback. */
  without: RemoteName[];
  /** Outcome of the form's post that the page responds to. */
  outcome?: DocumentOutcome | undefined;
}

export interface RenderResult {
  status: number;
  /** Path of a redirect with status 301. */
  location?: string | undefined;
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

/** From the shell to a renderer, in this order: program, composition, and one request at a time. Ids are random. */
export type RendererInput =
  | { type: 'start'; source: string }
  | { type: 'load'; composition: RendererComposition }
  | { type: 'render'; id: string; request: RenderRequest };

/** From a renderer to the shell. `started` distinguishes a slow page from a renderer that has not begun to render it. */
export type RendererOutput =
  | { type: 'loaded' }
  | { type: 'load-failed'; remote: RemoteName; reason: string }
  | { type: 'started'; id: string }
  | { type: 'rendered'; id: string; result: RenderResult }
  | { type: 'render-failed'; id: string; reason: string };
