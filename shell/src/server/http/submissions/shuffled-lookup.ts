import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * DNS lookup for `http.Agent` that returns addresses in random order: connections spread over the backends behind one
 * name, and Node tries the next address if one does not respond.
 */
export const shuffledLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const addresses = shuffled(found);
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

const shuffled = (addresses: LookupAddress[]): LookupAddress[] =>
  addresses
    .map((address) => ({ address, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ address }) => address);
