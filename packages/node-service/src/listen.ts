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
export async function listen(server: Server, { port, host, variable }: ListenOptions): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse ? new ConfigurationError([`${variable}: port ${port} is in use`]) : error;
  }
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
