import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigurationError } from './environment';

interface ListenOptions {
  port: number;
  /** Default: every address of the machine. */
  host?: string | undefined;
  /** The environment variable that sets the port. */
  variable: string;
}

/**
 * Resolves once a server listens.
 *
 * @throws ConfigurationError if the port is in use.
 */
export function listen(server: Server, { port, host, variable }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(inUse ? new ConfigurationError([`${variable}: port ${port} is in use`]) : error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** A server that only this machine reaches. */
export interface LocalServer {
  url: string;
  /** Closes the server and ends its connections. Does nothing if it is closed. */
  close(): Promise<void>;
}

/** Starts a server, or one for a listener, on any free port of this machine. */
export async function startLocalServer(from: Server | RequestListener): Promise<LocalServer> {
  const server = typeof from === 'function' ? createServer(from) : from;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
