import { Socket } from 'node:net';
import type { ExposedModule } from '@site/platform';
import { hideGlobals } from './hide-globals';
import { loadServerBundle } from './load-server-bundle';
import { readMessages, writeMessage } from './messages';
import type {
  RenderRequest,
  RenderResult,
  RendererComposition,
  RendererInput,
  RendererOutput,
} from './protocol';

/** File descriptor of the socket to the shell: standard output is open to whatever prints. */
const SHELL_FD = 3;
/** Five server bundles have less than 2 MB. */
const MAX_INPUT_BYTES = 64 * 1024 * 1024;

/** The modules of a composition, by section id. */
export type Modules = ReadonlyMap<string, ExposedModule>;

interface Renderer {
  /** The modules that a server bundle may require, by name, given the packages of which it needs the earlier version. */
  provided: (earlier: readonly string[]) => Readonly<Record<string, unknown>>;
  /** Loads all code that is needed to render, before any server bundle runs. */
  warmUp(): Promise<unknown>;
  render(request: RenderRequest, composition: RendererComposition, modules: Modules): Promise<RenderResult>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Renders what the shell asks for, until it closes the socket. Server bundles have no reference to the socket. */
export async function serveRenders({ provided, warmUp, render }: Renderer): Promise<void> {
  const { exit } = process;
  const shell = new Socket({ fd: SHELL_FD });
  const send = (message: RendererOutput) => writeMessage(shell, message);
  let composition: RendererComposition | null = null;
  const modules = new Map<string, ExposedModule>();

  /** Loads every remote of the composition; reports the first one that fails. */
  const load = (loaded: RendererComposition) => {
    composition = loaded;
    for (const bundle of loaded.bundles) {
      try {
        for (const [expose, module] of loadServerBundle(bundle, provided(bundle.earlier)))
          modules.set(`${bundle.name}/${expose}`, module);
      } catch (error) {
        send({ type: 'load-failed', remote: bundle.name, reason: reasonOf(error) });
        return;
      }
    }
    send({ type: 'loaded' });
  };

  const answer = async (id: string, request: RenderRequest) => {
    send({ type: 'started', id });
    try {
      const result = await render(request, composition as RendererComposition, modules);
      send({ type: 'rendered', id, result });
    } catch (error) {
      send({ type: 'render-failed', id, reason: reasonOf(error) });
    }
  };

  shell.on('error', () => undefined).on('close', () => exit());
  await warmUp();
  hideGlobals();
  readMessages(shell, MAX_INPUT_BYTES, (message) => {
    const input = message as RendererInput;
    if (input.type === 'load') load(input.composition);
    else void answer(input.id, input.request);
  });
}
