import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { waitUntil } from '@site/node-service/wait-until';
import { provideTestOrigin } from './testing/test-origin';

const origin = provideTestOrigin();

test('a line of the log has the id of its request', async () => {
  await origin.release('1.0.0');
  const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(origin.lines).toEqual([
    expect.objectContaining({ requestId, msg: 'a release is published' }),
    expect.objectContaining({ requestId, msg: 'a release is activated' }),
  ]);
});

test('a failed request is logged with its reason and the X-Request-Id of its client, which the response repeats', async () => {
  // Where the origin expects a file.
  await mkdir(path.join(origin.folder, 'current.json'));
  const response = await fetch(`${origin.url}/releases.json`, { headers: { 'X-Request-Id': 'edge-4711' } });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'edge-4711']);
  expect(origin.lines.at(-1)).toMatchObject({
    level: 'error',
    requestId: 'edge-4711',
    path: '/releases.json',
    reason: expect.stringMatching(/^EISDIR: /),
  });
});

test('of many connections at the same time, 200 are served and the others are closed', async () => {
  // Otherwise a busy machine closes those that send nothing.
  origin.server!.headersTimeout = 0;
  const port = Number(new URL(origin.url).port);
  const sockets = Array.from({ length: 220 }, () => connect(port, '127.0.0.1'));
  let closed = 0;
  for (const socket of sockets) socket.on('close', () => (closed += 1)).on('error', () => undefined);
  await waitUntil(() => closed === 20);
  const open = sockets.find((socket) => !socket.destroyed)!;
  open.write('GET /releases.json HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(open, 'data');
  expect(closed).toBe(20);
  for (const socket of sockets) socket.destroy();
});

test('the server looks for slow clients every two seconds', () => {
  expect(origin.server).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000 });
});
