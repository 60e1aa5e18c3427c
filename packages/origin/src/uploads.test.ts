import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { RELEASE_LIMITS, type Upload } from '@site/contracts';
import { waitUntil } from '@site/node-service/wait-until';
import { provideTestOrigin } from './testing/test-origin';

const origin = provideTestOrigin();

/** Begins to send a file of six bytes. */
function beginFile(upload: Upload, file: string, beginning: string): Socket {
  const socket = connect(Number(new URL(origin.url).port), '127.0.0.1');
  const head = [`PUT ${upload.path}/${file} HTTP/1.1`, 'Host: a', 'Content-Length: 6'];
  socket.write([...head, '', beginning].join('\r\n'));
  return socket;
}

test('replayed descriptions of earlier releases keep no team from publishing, nor end an upload that has files', async () => {
  const folder = await origin.build('1.0.0');
  const { upload } = await origin.putBuilt(folder);
  expect((await origin.put(`${upload.path}/remoteEntry.js`, 'entry')).status).toBe(204);
  for (let index = 0; index < 15; index += 1)
    expect((await origin.putBuilt(await origin.build(`0.${index}.0`))).status).toBe(202);
  expect(await origin.pending()).toHaveLength(10);
  expect((await origin.put(`${upload.path}/server/server.cjs`, 'server')).status).toBe(204);
  await origin.publish('1.1.0');
  expect((await origin.putBuilt(folder)).status).toBe(200);
  expect(await origin.visible()).toEqual(['1.0.0', '1.1.0']);
});

test('an eleventh upload ends the one that waits longest, if all have files', async () => {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1_000);
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const { upload } = await origin.putBuilt(await origin.build(`0.${index}.0`));
    await origin.put(`${upload.path}/remoteEntry.js`, 'entry');
    ids.push(path.basename(upload.path));
  }
  await utimes(path.join(origin.folder, '.uploads', ids[4] ?? ''), hourAgo, hourAgo);
  const { upload } = await origin.putBuilt(await origin.build('1.0.0'));
  const kept = [...ids.toSpliced(4, 1), path.basename(upload.path)];
  expect((await origin.pending()).sort()).toEqual(kept.sort());
});

test('a file that arrives after its upload was completed is refused, and leaves nothing behind', async () => {
  const { upload } = await origin.putBuilt(await origin.build('1.0.0'));
  const socket = beginFile(upload, 'server/server.cjs', 'ser');
  // The origin has begun to receive it.
  await waitUntil(async () => (await origin.pending()).length === 2);
  await origin.publish('1.0.0');
  socket.write('ver');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /);
  expect(await origin.pending()).toEqual([]);
});

test('files that arrive at the same time all count for the size of their release', async () => {
  jest.replaceProperty(RELEASE_LIMITS, 'maxBytes', 12);
  const files = { 'a.js': 'first.', 'b.js': 'first.', 'c.js': 'c' };
  const { upload } = await origin.putBuilt(await origin.build('1.0.0', files));
  const sockets = ['a.js', 'b.js'].map((file) => beginFile(upload, file, 'fir'));
  // The origin has begun to receive both.
  await waitUntil(async () => (await origin.pending()).length === 3);
  const answers = sockets.map(async (socket) => {
    socket.write('st.');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 204 /);
  expect(await origin.put(`${upload.path}/c.js`, 'c')).toEqual({
    status: 413,
    text: expect.stringContaining('c.js is larger than the 0 bytes that are left for it'),
  });
});

test.each([
  {
    request: 'a description',
    address: '/1.0.0/release.json',
    send: async () => (await origin.putBuilt(await origin.build('1.0.0'))).status,
    status: 202,
  },
  {
    request: 'an activation',
    address: '/current.json',
    send: async () => {
      await origin.release('1.0.0');
      return (await fetch(`${origin.url}/current.json`)).status;
    },
    status: 200,
  },
])(
  '$request is received beside many that somebody began and does not complete; the oldest of them is ended',
  async ({ address, send, status }) => {
    const { port } = new URL(origin.url);
    const head = [`PUT ${address} HTTP/1.1`, 'Host: a', 'Content-Length: 1000'];
    const sockets: Socket[] = [];
    for (let index = 0; index < 8; index += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      sockets.push(socket);
      // The origin has it before the next one begins.
      socket.write([...head, 'Expect: 100-continue', '', ''].join('\r\n'));
      await once(socket, 'data');
    }
    const [oldest, ...others] = sockets;
    const ended = once(oldest!, 'close');
    expect(await send()).toBe(status);
    await ended;
    expect(others.filter((socket) => socket.destroyed)).toEqual([]);
    for (const socket of others) socket.destroy();
  },
);
