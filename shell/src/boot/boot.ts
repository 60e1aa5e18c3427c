import type { RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';

/** A route of the composition: the pattern and the `remote/expose` that shows it; null where its remote is missing. */
export interface ComposedRoute {
  path: string;
  id: string | null;
}

/** A remote of the composition, and the address of its container. */
export interface ComposedRemote {
  name: RemoteName;
  version: string;
  entry: string;
  /** Shared packages of which it needs the earlier major version. */
  earlier?: string[];
}

/** The address of a file, and its integrity. */
export type CodeFile = [url: string, integrity: string];

/** The code of a document, which its inline script fetches after the first paint. */
export interface PageCode {
  /** A `CompositionFile`. */
  composition: CodeFile;
  /** The entry modules. */
  scripts: CodeFile[];
  /** Further modules that the page's sections need at once. */
  preloads: CodeFile[];
}

/** What browsers need of a composition, whatever page it is. */
export interface CompositionFile {
  /** Has the integrity of every script. */
  importMap: { integrity: Record<string, string> };
  remotes: ComposedRemote[];
  routes: ComposedRoute[];
}

/** Dispatched at the document when code of the page cannot be loaded: what waits for it waits in vain. */
export const CODE_FAILED = 'codefailed';

/** What the server writes into a document, as JSON. A page load uses no other composition. */
export interface DocumentBoot {
  composition: string;
  origin: string;
  code: PageCode;
  /** Sections in the server's HTML: they keep it until their code is loaded. */
  rendered: string[];
  /** Where the document responds to a form's post. */
  outcome?: DocumentOutcome;
  /** Development only: reload when another composition goes live. */
  liveReload: boolean;
}

/** The same JSON, to which the inline script has added the composition's own. */
export type Boot = DocumentBoot & Omit<CompositionFile, 'importMap'>;
