import type { RemoteName } from '@site/contracts';
import type { ComposedRoute } from '../composition/boot';

/** What a render worker is started with: the composition as files on disk. */
export interface WorkerComposition {
  remotes: { name: RemoteName; version: string; serverFile: string; exposes: string[] }[];
  routes: ComposedRoute[];
  publicOrigin: string;
}

export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  /** Remotes to leave out: their sections show their fallback. */
  without: RemoteName[];
}

export interface RenderResult {
  status: number;
  /** Path to redirect to, with status 301. */
  location?: string;
  /** Metadata and links for the document's head. */
  head: string;
  styles: string;
  html: string;
  /** Ids of the sections that are in the HTML. */
  sections: string[];
  /** Those of them whose code waits until they are visible. */
  deferred: string[];
  /** Sections that show their fallback because their remote is not in the composition, or was left out. */
  missing: string[];
  /** What went wrong in sections that show their fallback. */
  errors: string[];
}

export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'failed'; remote: RemoteName; reason: string }
  | { type: 'rendered'; request: number; result: RenderResult }
  | { type: 'crashed'; request: number; reason: string };
