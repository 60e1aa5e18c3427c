import type { Contributions, RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import type { ComposedRoute } from '../boot/boot';

export type { RendererOutput, RenderResult } from './renderer-output';

/** The remote of a section's id, `remote/Expose`. */
export const remoteOf = (sectionId: string): RemoteName => sectionId.split('/')[0] ?? '';

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

/** The shell sends these to a renderer: the program, the composition, then one request at a time. Ids are random. */
export type RendererInput =
  | { type: 'start'; source: string }
  | { type: 'load'; composition: RendererComposition }
  | { type: 'render'; id: string; request: RenderRequest };
