import type { Server } from 'node:http';

/** Listens on a port. Where it is in use, rejects with a sentence that names the variable to set. */
export function listen(server: Server, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: set ${variable} to another one`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
}
