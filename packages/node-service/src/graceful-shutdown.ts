import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The server aborts requests that are still pending this long after the drain. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** The process exits this long after the drain in any case: a service that it depends on may be unavailable. */
const CLOSE_TIMEOUT_MS = 15_000;

/**
 * The phase between a stop signal and closing. Every request is still served, and every response ends its connection:
 * a load balancer then sends no request on a connection that is about to be closed.
 */
export class Drain {
  private readonly pending = new Set<ServerResponse>();
  private isActive = false;

  /** Readiness checks fail from here on. */
  get active(): boolean {
    return this.isActive;
  }

  /** Notes the requests of a server. Returns the drain itself. */
  watch(server: Server): this {
    server.prependListener('request', (_request, response) => {
      if (this.isActive) closeConnectionAfter(response);
      this.pending.add(response);
      response.once('close', () => this.pending.delete(response));
    });
    return this;
  }

  start(): void {
    this.isActive = true;
    for (const response of this.pending) closeConnectionAfter(response);
  }
}

function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

export interface ShutdownOptions {
  /** Watches the server already, or once `onDrain` has resolved. By default, a new one. */
  drain?: Drain;
  /** By default, the server closes at once. */
  drainMs?: number;
  /** Called when the drain starts. The server is not closed before a promise that it returns resolves. */
  onDrain?: (signal: NodeJS.Signals) => unknown;
  /** Closes the server and what it depends on, once the drain is over. By default, the server alone. */
  close?: () => Promise<void>;
}

/**
 * On SIGTERM or SIGINT: drains a server, closes it, and exits with 0, or with 1 if it does not close in time.
 * A second signal ends the drain.
 */
export function shutDownGracefully(
  server: Server,
  {
    drain = new Drain().watch(server),
    drainMs = 0,
    onDrain,
    close = () => closeServer(server),
  }: ShutdownOptions = {},
): void {
  const skipDrain = new AbortController();
  const shutDown = async (signal: NodeJS.Signals) => {
    if (drain.active) {
      skipDrain.abort();
      return;
    }
    drain.start();
    const drained = onDrain?.(signal);
    await delay(drainMs, undefined, { signal: skipDrain.signal }).catch(() => {});
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    await drained;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', shutDown).on('SIGINT', shutDown);
}

/**
 * Waits for pending requests. Node closes the connections that are idle now. One whose response ends later is closed
 * soon after it, and not only after the timeout for the next request. `closeIdleConnections` would cut off a response
 * that has ended, and that its client has not received completely.
 */
function closeServer(server: Server): Promise<void> {
  // Not 0, which means no timeout: such a connection would stay open.
  server.keepAliveTimeout = 1;
  return new Promise((resolve) => void server.close(() => resolve()));
}
