import ipaddr from 'ipaddr.js';

/** The groups of an IPv6 address that make its /64. */
const NETWORK_GROUPS = 4;

/** The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which one household owns. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS);
  return groups.map((group) => group.toString(16)).join(':');
}
