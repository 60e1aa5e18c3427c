import { once } from 'node:events';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { RendererLostError } from './render-errors';

/** Longer than a renderer's container takes to be restarted. */
const MAX_CONNECT_MS = 30_000;
const ATTEMPT_TIMEOUT_MS = 3_000;
const RETRY_INTERVAL_MS = 200;

/**
 * Connects to a renderer of the renderer service, of which there may be several behind one name.
 *
 * @param url such as `tcp://renderer:3002`.
 * @throws RendererLostError if none can be reached for half a minute.
 */
export async function connectRenderer(url: string): Promise<Duplex> {
  const { hostname, port } = new URL(url);
  const started = performance.now();
  for (;;) {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
      return socket;
    } catch (error) {
      socket.destroy();
      if (performance.now() - started > MAX_CONNECT_MS)
        throw new RendererLostError(`No renderer can be reached at ${url}: ${(error as Error).message}`);
    }
    await delay(RETRY_INTERVAL_MS);
  }
}
