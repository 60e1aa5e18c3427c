import type { Server } from 'node:http';

/** Longer than the shell keeps idle connections, so that it is the shell that closes them. */
const KEEP_ALIVE_MILLISECONDS = 65_000;

/** Bounds what a slow or silent client may hold, and lets the last answers before a stop close their connections. */
export function boundConnections(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  server.prependListener('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
