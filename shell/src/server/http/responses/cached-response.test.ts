import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { compressFast } from '../../compression/compression';
import { CachedResponse } from './cached-response';

// The second test holds the fast compression back until the best one is ready.
jest.mock('../../compression/compression', () => {
  const actual = jest.requireActual<{ compressFast: typeof compressFast }>('../../compression/compression');
  return { ...actual, compressFast: jest.fn(actual.compressFast) };
});

/** Any longer text. */
const html = readFileSync(__filename);
const createPage = () => new CachedResponse(200, html, { 'Content-Type': 'text/html' });

test('brotli is fast for the first visitor, then as small as possible, under another tag', async () => {
  const page = createPage();
  const fast = await page.encodedBody('br');
  await page.compressBest();
  const best = await page.encodedBody('br');
  expect([fast.etag, best.etag]).toEqual([
    expect.stringMatching(/^"[\w-]{22}-br-fast"$/),
    expect.stringMatching(/^"[\w-]{22}-br"$/),
  ]);
  expect(best.bytes.byteLength).toBeLessThan(fast.bytes.byteLength);
  for (const { bytes, headers } of [fast, best]) {
    expect(brotliDecompressSync(bytes)).toEqual(html);
    expect(headers).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': bytes.byteLength });
  }
});

test('a fast brotli body does not replace the smallest one that was ready first', async () => {
  const page = createPage();
  let finishFast: (bytes: Buffer) => void = () => undefined;
  jest.mocked(compressFast).mockReturnValueOnce(new Promise<Buffer>((resolve) => (finishFast = resolve)));
  const fast = page.encodedBody('br');
  await page.compressBest();
  finishFast(html);
  await fast;
  expect((await page.encodedBody('br')).etag).toMatch(/-br"$/);
});
