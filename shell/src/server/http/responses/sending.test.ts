import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitUntil } from '@site/node-service/wait-until';
import { provideTestShell } from '../../testing/start-test-shell';
import { testRelease } from '../../testing/test-release';

const shell = provideTestShell({ releases: [testRelease('mf-careers', '1.0.0')] });

beforeAll(async () => {
  // A page is compressed after its first request; until then, brotli has another tag.
  await waitUntil(async () => (await etagOf('br')).endsWith('-br"'), { message: 'the page is compressed' });
});

const request = (headers: Record<string, string>, method = 'GET') =>
  shell.request('/careers', headers, method);

const etagOf = async (encoding: string) =>
  String((await request({ 'Accept-Encoding': encoding })).headers.etag);

const ENCODINGS = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes: Buffer) => bytes],
] as const;

test.each(ENCODINGS)('the document is complete in %s', async (encoding, decode) => {
  const { status, headers, bytes } = await request({ 'Accept-Encoding': encoding });
  expect([status, headers.vary]).toEqual([200, 'Accept-Encoding']);
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers['content-length']).toBe(String(bytes.byteLength));
  expect(decode(bytes).toString()).toMatch(/^<!doctype html>.*<h1>mf-careers 1\.0\.0<\/h1>.*<\/html>$/s);
});

test('every encoding has a strong entity tag of its own', async () => {
  const etags = await Promise.all(ENCODINGS.map(([encoding]) => etagOf(encoding)));
  const [, hash] = /^"([\w-]{22})"$/.exec(etags[2] ?? '') ?? [];
  expect(etags).toEqual([`"${hash}-br"`, `"${hash}-gz"`, `"${hash}"`]);
});

test('a client that has a page gets 304 without a body', async () => {
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': `"other", ${await etagOf('br')}` };
  const response = await request(headers);
  expect([response.status, response.bytes.byteLength]).toEqual([304, 0]);
  expect(response.headers).toMatchObject({
    etag: await etagOf('br'),
    vary: 'Accept-Encoding',
    'cache-control': expect.stringContaining('s-maxage'),
  });
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.headers).not.toHaveProperty('content-length');
});

test('the tag of another encoding, or of another page, does not match', async () => {
  for (const etag of [await etagOf('gzip'), '"other"'])
    expect((await request({ 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const got = await request({ 'Accept-Encoding': 'gzip' });
  const head = await request({ 'Accept-Encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(got.headers['content-length']);
  expect(head.headers.etag).toBe(got.headers.etag);
});
