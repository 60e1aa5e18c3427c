import type { IncomingMessage } from 'node:http';
import { ClientRates, clientOf } from './client-rates';

test('every client has a burst of its own', () => {
  const rates = new ClientRates(3, 0);
  const take = (client: string) => [1, 2, 3, 4].map(() => rates.take(client));
  expect(take('a')).toEqual([true, true, true, false]);
  expect(take('b')).toEqual([true, true, true, false]);
});

test.each([
  ['198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  [undefined, '127.0.0.1'],
])('the client of X-Forwarded-For %s is %s', (forwarded, client) => {
  const headers = { 'x-forwarded-for': forwarded };
  const request = {
    headers,
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as IncomingMessage;
  expect(clientOf(request)).toBe(client);
});
