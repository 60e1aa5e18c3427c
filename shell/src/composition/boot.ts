import type { RemoteName } from '@site/contracts';

/** A route of the composition: the pattern and the `remote/expose` that shows it. */
export interface ComposedRoute {
  path: string;
  id: string;
}

/** What the document tells the browser of the composition it belongs to. A page load never asks for another one. */
export interface Boot {
  composition: string;
  origin: string;
  remotes: { name: RemoteName; version: string; entry: string }[];
  routes: ComposedRoute[];
  /** Sections that the server rendered into this document: they keep their HTML until their code runs. */
  rendered: string[];
  /** Tell browsers of a new composition by reloading them: development only. */
  liveReload: boolean;
}
