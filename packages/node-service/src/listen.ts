import type { Server } from 'node:http';
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
