import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** Has a server, or a listener that stands for the backend or an origin, listen on a free port. */
export async function startTestServer(from: Server | RequestListener): Promise<TestServer> {
  const server = typeof from === 'function' ? createServer(from) : from;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
