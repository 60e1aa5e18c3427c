import type { Server } from 'node:http';

const LONGEST_GOODBYE = 10_000;

/**
 * Ends the process after SIGTERM or SIGINT and its last answer. While it drains it goes on answering, and closes each
 * connection with its answer: a proxy that keeps idle connections for less than the drain never meets one being closed.
 * A second signal cuts the drain short.
 *
 * @param drain in milliseconds.
 */
export function stopGently(server: Server, drain: number, onStop: () => void): void {
  const finish = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), LONGEST_GOODBYE).unref();
  };
  let draining: NodeJS.Timeout | undefined;
  const stop = () => {
    if (draining) {
      clearTimeout(draining);
      finish();
      return;
    }
    onStop();
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    draining = setTimeout(finish, drain);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
