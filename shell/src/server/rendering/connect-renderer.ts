import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { waitUntil } from '@site/node-service/wait-until';
import { RendererLostError } from './errors';

/** Longer than a renderer's container takes to be restarted. */
const MAX_CONNECT_MS = 30_000;
const RETRY_INTERVAL_MS = 200;

/**
 * Connects to a renderer of a renderer service.
 *
 * @param folder where each renderer service of this machine has its socket.
 * @throws RendererLostError if it reaches none within half a minute.
 */
export async function connectRenderer(folder: string): Promise<Duplex> {
  const times = { timeoutMs: MAX_CONNECT_MS, intervalMs: RETRY_INTERVAL_MS };
  return waitUntil(() => connectToAny(folder), times).catch(() => {
    throw new RendererLostError(`No renderer can be reached in ${folder}`);
  });
}

/** Connects to the first service that listens; null if none does. */
async function connectToAny(folder: string): Promise<Duplex | null> {
  for (const name of await socketsOf(folder)) {
    const socket = await tryToConnect(path.join(folder, name));
    if (socket) return socket;
  }
  return null;
}

/** The sockets, starting with a random one, so that shells spread over the services. */
async function socketsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const first = names.length > 0 ? randomInt(names.length) : 0;
  return [...names.slice(first), ...names.slice(0, first)];
}

/** Connects to one service; null if it does not listen. A service that was killed leaves such a socket behind. */
async function tryToConnect(file: string): Promise<Duplex | null> {
  const socket = connect(file);
  return once(socket, 'connect').then(
    () => socket,
    () => null,
  );
}
