import * as fs from 'node:fs';
import type { ExposedModule } from '@site/platform';
import type { RenderRequest, RenderResult, RendererComposition } from '../../protocol/protocol';
import { createRenderer, type Modules } from '../../renderer/create-renderer';

/** The argument of the exposes of test releases, which return HTML. */
interface Context {
  url: string;
  path: string;
  outcome: RenderRequest['outcome'];
  contributions: RendererComposition['contributions'];
  response: Pick<RenderResult, 'status' | 'location' | 'title'>;
  section: (id: string) => string;
}

declare global {
  /** A test release may set it; it is called before every render. */
  var onRequest: ((request: RenderRequest) => void) | undefined;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Renders pages whose exposes are functions from a context to HTML instead of components. */
async function render(
  request: RenderRequest,
  { routes, contributions }: RendererComposition,
  modules: Modules,
): Promise<RenderResult> {
  globalThis.onRequest?.(request);
  const { url, without, outcome } = request;
  const [path = ''] = url.split('?');
  const sections: string[] = [];
  const missing: string[] = [];
  const errors: string[] = [];
  const response: Context['response'] = { status: 200, title: 'Page' };
  const context: Context = { url, path, outcome, contributions, response, section };
  function section(id: string): string {
    sections.push(id);
    const module: ExposedModule | undefined = without.some((name) => id.startsWith(`${name}/`))
      ? undefined
      : modules.get(id);
    if (!module) {
      missing.push(id);
      return '';
    }
    try {
      return (module.default as unknown as (context: Context) => string)(context);
    } catch (error) {
      errors.push((error as Error).message);
      return '';
    }
  }
  const route = routes.find((candidate) => matches(candidate.path, path));
  if (!route?.id) response.status = route ? 503 : 404;
  const html = route?.id ? section(route.id) : route ? '' : '<h1>Not found</h1>';
  const headings = html.split('<h1>').length - 1;
  return { ...response, head: '', styles: '', html, headings, sections, deferred: [], missing, errors };
}

export const startRenderer = createRenderer({
  // Real bundles get nothing of the kind.
  provided: { 'node:process': process, 'node:fs': fs },
  warmUp: async () => undefined,
  render,
});
