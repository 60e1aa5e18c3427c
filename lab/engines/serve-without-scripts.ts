import { request as send } from 'node:http';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';

/** Serves a site unchanged, except for a policy that blocks all of its scripts. Tests can still evaluate its pages. */
export function serveWithoutScripts(site: string): Promise<LocalServer> {
  const { hostname, port } = new URL(site);
  return startLocalServer((request, response) => {
    const { method, url: path, headers } = request;
    const forwarded = send({ hostname, port, method, path, headers }, (upstream) => {
      const policy = { 'content-security-policy': "script-src 'none'" };
      response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, ...policy });
      upstream.pipe(response);
    });
    forwarded.once('error', () => response.destroy());
    request.pipe(forwarded);
  });
}
