import { randomBytes } from 'node:crypto';
import { CachedResponse } from '../responses/cached-response';
import { PageStore } from './page-store';

const page = (bytes = 1_000) => new CachedResponse(200, randomBytes(bytes), {});

test('a page counts with the bytes of every encoding that it was sent in', async () => {
  const store = new PageStore();
  const kept = page();
  store.add('/', kept, true);
  expect(store.sizeBytes).toBe(1_000);
  const gzip = await kept.encodedBody('gzip');
  const fast = await kept.encodedBody('br');
  expect(store.sizeBytes).toBe(1_000 + gzip.bytes.byteLength + fast.bytes.byteLength);
  await kept.compressBest();
  expect(store.sizeBytes).toBe(kept.sizeBytes);
});

test('of the pages that are not declared, a bounded number stays, and no declared one leaves for them', () => {
  const store = new PageStore();
  store.add('/', page(), true);
  for (let count = 0; count < 1_000; count += 1) store.add(`/?search=${count}`, page(), false);
  expect(store.get('/')).toBeDefined();
  expect(store.get('/?search=0')).toBeUndefined();
  expect(store.get('/?search=999')).toBeDefined();
  expect(store.sizeBytes).toBe(201 * 1_000);
});

test('of the pages that are not declared, a bounded size stays', () => {
  const store = new PageStore();
  for (let count = 0; count < 30; count += 1) store.add(`/?search=${count}`, page(1024 * 1024), false);
  expect(store.sizeBytes).toBe(16 * 1024 * 1024);
});

test('a page that has left the memory does not come back by growing', async () => {
  const store = new PageStore();
  const first = page(10 * 1024 * 1024);
  store.add('/?search=1', first, false);
  store.add('/?search=2', page(10 * 1024 * 1024), false);
  await first.encodedBody('gzip');
  expect(store.get('/?search=1')).toBeUndefined();
});
