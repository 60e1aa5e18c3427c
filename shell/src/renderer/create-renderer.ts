import type { ExposedModule } from '@site/platform';
import type { StartRenderer } from './bootstrap';
import { hideGlobals } from './hide-globals';
import { loadServerBundle } from './load-server-bundle';
import { reasonOf } from './reason';
import type { RenderRequest, RenderResult, RendererComposition } from '../protocol/protocol';

/** The modules of a composition, by section id. */
export type Modules = ReadonlyMap<string, ExposedModule>;

/** What `program.ts` passes in: the shared libraries and the app. In some tests `substitute-renderer.ts` does it. */
interface Renderer {
  /** The modules that a server bundle may require, by name. */
  provided: Readonly<Record<string, unknown>>;
  /** Loads all code that is needed to render, before any server bundle runs. */
  warmUp(): Promise<unknown>;
  render(request: RenderRequest, composition: RendererComposition, modules: Modules): Promise<RenderResult>;
}

/**
 * Makes the program of a renderer. `bootstrap.ts` starts it with `send`, which sends a message to the shell, and gets a
 * function to which it passes each message of the shell. The program loads one composition, then renders its pages.
 * Server bundles cannot call `send`.
 */
export const createRenderer =
  ({ provided, warmUp, render }: Renderer): StartRenderer =>
  async (send) => {
    const modules = new Map<string, ExposedModule>();
    let composition: RendererComposition;

    /** Loads every remote of the composition; reports the first one that fails. */
    const load = (loaded: RendererComposition) => {
      composition = loaded;
      for (const bundle of loaded.bundles) {
        try {
          for (const [expose, module] of loadServerBundle(bundle, provided))
            modules.set(`${bundle.name}/${expose}`, module);
        } catch (error) {
          send({ type: 'load-failed', remote: bundle.name, reason: reasonOf(error) });
          return;
        }
      }
      send({ type: 'loaded' });
    };

    const respond = async (id: string, request: RenderRequest) => {
      send({ type: 'started', id });
      try {
        send({ type: 'rendered', id, result: await render(request, composition, modules) });
      } catch (error) {
        send({ type: 'render-failed', id, reason: reasonOf(error) });
      }
    };

    await warmUp();
    hideGlobals();
    return (input) => {
      if (input.type === 'load') load(input.composition);
      else void respond(input.id, input.request);
    };
  };
