import type { Contributions, RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';

/** A route of the composition: the pattern and the `remote/expose` that shows it; null where its remote is missing. */
export interface ComposedRoute {
  path: string;
  id: string | null;
  /** Where the pages of a removed remote redirect to. */
  redirect?: string;
}

/** A remote of the composition, and the address of its container. */
export interface ComposedRemote {
  name: RemoteName;
  version: string;
  entry: string;
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

/** The part of a composition that browsers need on every page. */
export interface CompositionFile {
  /** Has the integrity of every script. */
  importMap: { integrity: Record<string, string> };
  /** Version of each package that the shell shares with the remotes. */
  shared: Record<string, string>;
  remotes: ComposedRemote[];
  routes: ComposedRoute[];
  contributions: Partial<Contributions>;
}

/** Dispatched on the window when code of the page failed to load. */
export const CODE_FAILED = 'codefailed';

/** The `<html>` element has this attribute once the router follows links. Until then, the speculation rules apply. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** The JSON that the server writes into a document. A page load uses no other composition. */
export interface DocumentBoot {
  composition: string;
  publicOrigin: string;
  code: PageCode;
  /** Sections in the server's HTML: they keep it until their code is loaded. */
  rendered: string[];
  /** Only if the document responds to a form's post. */
  outcome?: DocumentOutcome;
  /** Development only: reload when another composition goes live. */
  liveReload?: boolean;
}

/** The same JSON, after the inline script has added the content of the composition's file. */
export type Boot = DocumentBoot & Omit<CompositionFile, 'importMap'>;

/** The element with the server's JSON. A page may have an element with this id too, but inside the root. */
export const bootElement = (): HTMLElement => document.querySelector('body > script#boot') as HTMLElement;

/** Reads the composition from the document that it was written into. */
export const readBoot = (): Boot => JSON.parse(bootElement().textContent) as Boot;
