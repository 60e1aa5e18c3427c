import { isIPv6 } from 'node:net';

/** The part of an address that stands for one client: all of IPv4, the /64 of IPv6, which one household owns. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = plain.split('::');
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - leading.length - trailing.length;
  const groups = [...leading, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...trailing];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
