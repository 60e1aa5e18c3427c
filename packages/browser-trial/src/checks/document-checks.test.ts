import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentVisit } from './check';
import { renderTime, renderTimeProblems } from './document-checks';

let server: Server;
let origin: string;
let requested: string[];

beforeEach(async () => {
  requested = [];
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.end('<main></main>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.close());

test('a page that takes longer to render than half of the deadline is reported', () => {
  const problem = 'the server takes more than 500 ms to render /careers';
  expect(renderTimeProblems('/careers', 501)).toEqual([problem]);
  expect(renderTimeProblems('/careers', 500)).toEqual([]);
});

test('each measurement requests an address that the shell has not cached', async () => {
  const visit = { target: { url: '/careers?page=2' }, origin } as DocumentVisit;
  await renderTime.run(visit);
  await renderTime.run(visit);
  expect(new Set([...requested, '/careers?page=2']).size).toBe(3);
});
