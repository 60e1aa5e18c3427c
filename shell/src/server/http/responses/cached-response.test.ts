import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CachedResponse } from './cached-response';

/** Any longer text. */
const html = readFileSync(__filename);
const createPage = () => new CachedResponse(200, html, { 'Content-Type': 'text/html' });

test('brotli is fast for the first visitor, then as small as possible, under another tag', async () => {
  const page = createPage();
  expect(page.body('br')).toBeUndefined();
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

test('the fast one does not replace the best one that was ready first', async () => {
  const page = createPage();
  await Promise.all([page.compressBest(), page.compressBest().then(() => page.encodedBody('br'))]);
  expect(page.body('br')?.etag).toMatch(/-br"$/);
});
