import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '@site/node-service/listen';
import type { AddressInfo } from 'node:net';

export interface TestServer {
  url: string;
  stop: () => Promise<void>;
}

/** Listens on a free port: a server, or a listener in the place of the backend or an origin. */
export async function startTestServer(from: Server | RequestListener): Promise<TestServer> {
  const server = typeof from === 'function' ? createServer(from) : from;
  await listen(server, { port: 0, host: '127.0.0.1', variable: 'none' });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
