import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site unchanged, except for a policy that blocks all of its scripts. Tests can still evaluate its pages. */
export async function serveWithoutScripts(site: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(site);
  const server: Server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const forwarded = send({ hostname, port, method, path, headers }, (upstream) => {
      const policy = { 'content-security-policy': "script-src 'none'" };
      response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, ...policy });
      upstream.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
