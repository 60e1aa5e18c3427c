import { acceptedEncoding } from './encodings';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', undefined],
  ['vibration', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
