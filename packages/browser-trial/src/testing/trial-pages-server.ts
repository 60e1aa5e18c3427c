import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Marks the heading of a page as React marks what it has hydrated. */
const HYDRATE = "<script>document.querySelector('h1').__reactFiber$test = {}</script>";

/**
 * Starts a server whose pages look hydrated to the trial.
 *
 * @param pages the content of each page's main element, by path.
 * @returns the server, its URL, and the addresses that were requested so far.
 */
export async function startPages(
  pages: Readonly<Record<string, string>>,
): Promise<{ server: Server; origin: string; requested: string[] }> {
  const requested: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    requested.push(url);
    const content = pages[url.split('?')[0] ?? ''] ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<title>Page</title><main><h1>Page</h1>${content}</main>${HYDRATE}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, requested, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
