import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentVisit } from './check';
import { renderTime } from './render-time';

let server: Server;
let origin: string;
let renderMs: number;

/** Like a shell, it has the page's own address in its cache. */
beforeEach(async () => {
  const rendered = new Set(['/careers?page=2']);
  server = createServer((request, response) => {
    const isCached = rendered.has(request.url ?? '');
    rendered.add(request.url ?? '');
    setTimeout(() => response.end('<main></main>'), isCached ? 0 : renderMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.close());

const check = () => renderTime.run({ target: { url: '/careers?page=2' }, origin } as DocumentVisit);

test('a page that takes longer to render than half of the deadline is reported, each time', async () => {
  renderMs = 600;
  for (let run = 0; run < 2; run += 1)
    expect(await check()).toEqual(['the server takes more than 500 ms to render /careers?page=2']);
});

test('a page that is rendered in time is not reported', async () => {
  renderMs = 0;
  expect(await check()).toEqual([]);
});
