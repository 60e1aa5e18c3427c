import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteName } from '@site/contracts';
import type { ExposedModule } from '@site/platform';
import { loadServerBundle } from './load-server-bundle';
import type { RenderRequest, WorkerComposition, WorkerMessage } from './protocol';
import { MissingSection, render } from './render';

const { remotes, routes, publicOrigin } = workerData as WorkerComposition;
const modules = new Map<string, Promise<ExposedModule>>();
const missing = new Map<string, Promise<ExposedModule>>();
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const remoteOf = (id: string) => id.split('/')[0] as RemoteName;

/** A promise that React reads synchronously, so that the first render of a page is the same as later ones. */
const fulfilled = (module: ExposedModule): Promise<ExposedModule> =>
  Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });

/** Loads every remote of the composition. Reports the first one that fails and returns false. */
function loadRemotes(): boolean {
  for (const { name, serverFile, exposes } of remotes) {
    try {
      for (const [expose, module] of loadServerBundle(serverFile, exposes)) {
        modules.set(`${name}/${expose}`, fulfilled(module));
      }
    } catch (error) {
      post({ type: 'load-failed', remote: name, reason: reasonOf(error) });
      return false;
    }
  }
  return true;
}

/** The same rejected promise for the same id, so that React's `use` can read it. */
function rejectMissing(id: string): Promise<ExposedModule> {
  const known = missing.get(id) ?? Promise.reject(new MissingSection(id));
  known.catch(() => undefined);
  missing.set(id, known);
  return known;
}

/** Serves render requests. The first render loads the app's lazy components. */
async function serve(): Promise<void> {
  await render({ url: '/', routes: [], publicOrigin, load: rejectMissing });
  parentPort?.on('message', async ({ url, without, outcome }: RenderRequest) => {
    const load = (id: string) =>
      without.includes(remoteOf(id)) ? rejectMissing(id) : (modules.get(id) ?? rejectMissing(id));
    try {
      post({ type: 'rendered', result: await render({ url, routes, publicOrigin, outcome, load }) });
    } catch (error) {
      post({ type: 'render-failed', reason: reasonOf(error) });
    }
  });
  post({ type: 'ready' });
}

if (loadRemotes()) void serve();
