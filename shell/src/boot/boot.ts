import type { RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';

/** A route of the composition: the pattern and the `remote/expose` that shows it. */
export interface ComposedRoute {
  path: string;
  id: string;
}

/** The address of a file, and its integrity. */
export type CodeFile = [url: string, integrity: string];

/** The code of a document, which its inline script fetches after the first paint. */
export interface PageCode {
  /** Holds the integrity of every script of the composition. */
  importMap: CodeFile;
  /** The entry modules. */
  scripts: CodeFile[];
  /** Further modules that the page's sections need at once. */
  preloads: CodeFile[];
}

/** Dispatched at the document when code of the page cannot be loaded: what waits for it waits in vain. */
export const CODE_FAILED = 'codefailed';

/** The composition of a document, inlined as JSON. A page load uses no other one. */
export interface Boot {
  composition: string;
  origin: string;
  remotes: { name: RemoteName; version: string; entry: string }[];
  routes: ComposedRoute[];
  code: PageCode;
  /** Sections in the server's HTML: they keep it until their code is loaded. */
  rendered: string[];
  /** Where the document responds to a form's post. */
  outcome?: DocumentOutcome;
  /** Development only: reload when another composition goes live. */
  liveReload: boolean;
}
