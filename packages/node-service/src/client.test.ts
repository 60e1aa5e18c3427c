import type { IncomingMessage } from 'node:http';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clientNetwork, createClientOf } from './client';

/** Bytes of the heap that are in use after garbage collection. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return getHeapStatistics().used_heap_size;
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001::1', '2001:db8:1:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1::2:3:4:5:6', '1:0:0:2'],
  ['no address', 'no address'],
])('the client with the address %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('a header of 15,000 characters becomes a key of 45', () => {
  expect(clientNetwork('x'.repeat(15_000))).toHaveLength(45);
});

test('the keys of 1,000 such headers do not keep the headers in memory', () => {
  const before = usedHeap();
  const keys = Array.from({ length: 1_000 }, (_, index) =>
    clientNetwork(Buffer.alloc(15_000, `${index} `).toString()),
  );
  const grownBytes = usedHeap() - before;
  expect(new Set(keys).size).toBe(1_000);
  expect(grownBytes).toBeLessThan(1_000_000);
});

test.each([
  ['no header', undefined, '127.0.0.1'],
  ['the address that the edge adds', '203.0.113.9', '203.0.113.9'],
  ['an address that the client makes up', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['a trusted CDN', '203.0.113.9, 192.0.2.44', '203.0.113.9'],
  [
    'a trusted CDN, and an address that the client makes up',
    '10.1.1.1, 203.0.113.9, 192.0.2.44',
    '203.0.113.9',
  ],
  ['an IPv6 client behind a CDN', '2001:db8:1:2::7, 192.0.2.44', '2001:db8:1:2'],
])(
  'behind loopback and a CDN, with %s, the client is the last untrusted address',
  (_case, forwarded, client) => {
    const clientOf = createClientOf(['loopback', '192.0.2.0/24']);
    const request = {
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '::ffff:127.0.0.1' },
    };
    expect(clientOf(request as unknown as IncomingMessage)).toBe(client);
  },
);

test('a header of a sender that is not a trusted proxy is ignored', () => {
  const request = {
    headers: { 'x-forwarded-for': '203.0.113.9' },
    socket: { remoteAddress: '198.51.100.1' },
  };
  expect(createClientOf(['loopback'])(request as unknown as IncomingMessage)).toBe('198.51.100.1');
});
