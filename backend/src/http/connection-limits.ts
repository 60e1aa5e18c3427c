import type { Server } from 'node:http';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** Longer than the shell keeps idle connections, so that the shell closes them. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Bounds how long a slow or idle client holds a connection. Once the server closes, each connection ends with its response. */
export function limitConnections(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.prependListener('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}
