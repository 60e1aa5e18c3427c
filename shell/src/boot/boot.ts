import type { RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';

/** A route of the composition: the pattern and the `remote/expose` that shows it. */
export interface ComposedRoute {
  path: string;
  id: string;
}

/** The composition of a document, inlined as JSON. A page load uses no other one. */
export interface Boot {
  composition: string;
  origin: string;
  remotes: { name: RemoteName; version: string; entry: string }[];
  routes: ComposedRoute[];
  /** Sections in the server's HTML: they keep it until their code is loaded. */
  rendered: string[];
  /** Where the document responds to a form's post. */
  outcome?: DocumentOutcome;
  /** Development only: reload when another composition goes live. */
  liveReload: boolean;
}
