import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { SerialQueue } from '@site/node-service/serial-queue';

type FindAddresses = (hostname: string) => Promise<LookupAddress[]>;

/**
 * DNS lookup for agents that looks up one name at a time. All lookups of a process share two threads: where the
 * resolver does not respond, polling the origins must leave one of them to the connections to the backend.
 *
 * It finds every address of a name, which is what Node asks for: it tries them one after the other.
 */
export function lookupInTurn(
  find: FindAddresses = (hostname) => lookup(hostname, { all: true }),
): LookupFunction {
  const pending = new Map<string, Promise<LookupAddress[]>>();
  const queue = new SerialQueue();
  return callbackify((hostname: string, _options: LookupOptions) => {
    const known = pending.get(hostname);
    if (known) return known;
    const finding = queue.run(() => find(hostname)).finally(() => pending.delete(hostname));
    pending.set(hostname, finding);
    return finding;
  });
}
