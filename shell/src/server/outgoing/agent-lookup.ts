import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

/** The DNS lookup of an agent, from a function that finds every address of a host name. */
export function agentLookup(
  find: (hostname: string, options: LookupOptions) => Promise<LookupAddress[]>,
): LookupFunction {
  const findThenCall = callbackify(find);
  return (hostname, options, callback) => {
    findThenCall(hostname, options, (error, addresses) => {
      if (error) callback(error, '');
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
