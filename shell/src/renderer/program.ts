import type { ExposedModule } from '@site/platform';
import { remoteOf, type RenderRequest, type RendererComposition } from '../protocol/protocol';
import { MissingSection, render } from './render';
import { createRenderer, type Modules } from './create-renderer';
import { sharedModules } from './shared-modules';

const loaded = new WeakMap<ExposedModule, Promise<ExposedModule>>();
const missing = new Map<string, Promise<ExposedModule>>();

/** Always the same promise for a module. React reads it without suspending, so all renders of a page are equal. */
function fulfilled(module: ExposedModule): Promise<ExposedModule> {
  const known = loaded.get(module);
  if (known) return known;
  const promise = Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  loaded.set(module, promise);
  return promise;
}

/** Always the same rejected promise for an id, because React's `use` needs that. */
function rejectMissing(id: string): Promise<ExposedModule> {
  const known = missing.get(id) ?? Promise.reject(new MissingSection(id));
  known.catch(() => undefined);
  missing.set(id, known);
  return known;
}

function renderPage(
  { url, without, outcome }: RenderRequest,
  { routes, contributions, publicOrigin }: RendererComposition,
  modules: Modules,
) {
  const load = (id: string) => {
    const module = without.includes(remoteOf(id)) ? undefined : modules.get(id);
    return module ? fulfilled(module) : rejectMissing(id);
  };
  return render({ url, routes, contributions, publicOrigin, outcome, load });
}

export const startRenderer = createRenderer({
  provided: sharedModules,
  // Loads the app's lazy components.
  warmUp: () =>
    render({
      url: '/',
      routes: [],
      contributions: {},
      publicOrigin: 'http://localhost',
      load: rejectMissing,
    }),
  render: renderPage,
});
