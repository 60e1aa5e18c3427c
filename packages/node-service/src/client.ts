import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { z } from 'zod';

/** The groups of an IPv6 address that make its /64. */
const NETWORK_GROUPS = 4;
/** The longest text of an IPv6 address. Anything longer is not an address and must not fill the memory as a key. */
const MAX_ADDRESS_CHARACTERS = 45;

/** The text is copied, because V8 keeps the whole header in memory with a part of it. */
const keyOfOther = (address: string) => Buffer.from(address.slice(0, MAX_ADDRESS_CHARACTERS)).toString();

/** The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household owns. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return keyOfOther(address);
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS);
  return groups.map((group) => group.toString(16)).join(':');
}

/**
 * Returns a function that names the client of a request, for rate limits: the network of the last address that is not a
 * trusted proxy. It starts with the connection and continues with `X-Forwarded-For`, from the end.
 *
 * @param trustedProxies addresses and subnets in the notation of `trustedProxies()`.
 */
export function createClientOf(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trust = proxyAddress.compile(trustedProxies);
  return (request) => clientNetwork(proxyAddress(request, trust) ?? '');
}

/**
 * The variable that lists the proxies whose `X-Forwarded-For` is trusted, in Express's notation: addresses, subnets,
 * `loopback`, `linklocal`, `uniquelocal`, separated by commas or spaces; or `none`. The default is `loopback`.
 */
export const trustedProxies = () =>
  z
    .string()
    .default('loopback')
    .transform((list) => (list === 'none' ? [] : list.split(/[\s,]+/).filter(Boolean)))
    .refine(isProxyList, {
      error:
        "must be 'none', or addresses, subnets, loopback, linklocal or uniquelocal, separated by commas or spaces",
    })
    .describe(
      'the proxies whose `X-Forwarded-For` is trusted: `none`, or addresses, subnets, `loopback`, `linklocal` or `uniquelocal`',
    );

function isProxyList(list: string[]): boolean {
  try {
    proxyAddress.compile(list);
    return true;
  } catch {
    return false;
  }
}
