import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteName } from '@site/contracts';
import type { ExposedModule } from '@site/platform';
import { loadServerBundle } from './load-server-bundle';
import type { RenderRequest, WorkerComposition, WorkerMessage } from './protocol';
import { MissingSection, render } from './render';

const { remotes, routes, publicOrigin } = workerData as WorkerComposition;
const modules = new Map<string, Promise<ExposedModule>>();
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A promise that React need not wait for: the first rendering of a page is then the same as every later one. */
const fulfilled = (module: ExposedModule): Promise<ExposedModule> =>
  Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });

/** Loads every remote of the composition, or tells which one cannot be loaded and why. */
function loadRemotes(): boolean {
  for (const { name, serverFile, exposes } of remotes) {
    try {
      for (const [expose, module] of loadServerBundle(serverFile, exposes)) {
        modules.set(`${name}/${expose}`, fulfilled(module));
      }
    } catch (error) {
      post({ type: 'failed', remote: name, reason: reasonOf(error) });
      return false;
    }
  }
  return true;
}

const remoteOf = (id: string) => id.split('/')[0] as RemoteName;

const absent = new Map<string, Promise<ExposedModule>>();

function unavailable(id: string): Promise<ExposedModule> {
  const known = absent.get(id) ?? Promise.reject(new MissingSection(id));
  known.catch(() => undefined);
  absent.set(id, known);
  return known;
}

/** Takes requests, once the frame's own deferred parts are at hand. */
async function serve(): Promise<void> {
  await render({ url: '/', routes: [], publicOrigin, load: unavailable });
  parentPort?.on('message', async ({ request, page }: { request: number; page: RenderRequest }) => {
    const load = (id: string) =>
      page.without.includes(remoteOf(id)) ? unavailable(id) : (modules.get(id) ?? unavailable(id));
    try {
      const result = await render({ url: page.url, routes, publicOrigin, load });
      post({ type: 'rendered', request, result });
    } catch (error) {
      post({ type: 'crashed', request, reason: reasonOf(error) });
    }
  });
  post({ type: 'ready' });
}

if (loadRemotes()) void serve();
