import { connect } from 'node:net';
import type { Site } from '@site/harness/site/site';
import type { Client } from 'pg';
import type { Outcome } from '../outcome';

/** The site that an attack is sent to. */
export interface Target {
  site: Site;
  /** A connection to the site's database. */
  database: Client;
  /** Whether the attacks are sent in their short form. */
  short: boolean;
}

export interface Attack {
  name: string;
  /** Passed where the site has stopped the attack. */
  run(target: Target): Promise<Outcome>;
}

/** The header by which the site knows a client. The attacks send it as the edge does, as a trusted proxy. */
export const from = (client: string): Record<string, string> => ({ 'X-Forwarded-For': client });

/** Another client of a documentation network for each number. */
export const clientOf = (index: number): string =>
  `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

/**
 * Sends bytes as they are, on a new connection. Resolves with everything that the server sends until it closes the
 * connection, or sends nothing for a while.
 */
export function exchange(url: string, bytes: string, silenceMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (data) => (received += data.toString('latin1')));
    // The server may reset the connection of a request that it refuses.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
  });
}

/** The problems whose expectation does not hold. */
export const unless = (expectations: Record<string, boolean>): string[] =>
  Object.entries(expectations).flatMap(([problem, holds]) => (holds ? [] : [problem]));

/** Calls a function for numbers from 0, a few at a time, as long as the number is wanted. Returns how often. */
export async function inParallel(
  concurrency: number,
  isWanted: (index: number) => boolean,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const worker = async () => {
    while (isWanted(next)) await work(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return next;
}
