import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

const shuffled = (addresses: LookupAddress[]): LookupAddress[] =>
  addresses
    .map((address) => ({ address, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ address }) => address);

/**
 * Looks a host name up for `http.Agent`. Of several addresses any may come first, so that connections spread over
 * the backends behind one name; Node tries the others where the first does not answer.
 */
export const lookUpShuffled: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const addresses = shuffled(found);
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
