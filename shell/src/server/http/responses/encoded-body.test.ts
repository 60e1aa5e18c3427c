import type { IncomingMessage } from 'node:http';
import { acceptedEncoding } from './encoded-body';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  const request = { headers: { 'accept-encoding': header } } as IncomingMessage;
  expect(acceptedEncoding(request)).toBe(encoding);
});
