import { waitUntil } from '@site/node-service/wait-until';
import { CompressionQueue } from './compression-queue';
import { CachedResponse } from '../responses/cached-response';

const page = (text: string) => new CachedResponse(200, Buffer.from(text.repeat(100)), {});
const isCompressed = async (response: CachedResponse) =>
  (await response.encodedBody('br')).etag.endsWith('-br"');

test('a page that cannot be compressed is logged, and holds up no other', async () => {
  const warn = jest.fn();
  const queue = new CompressionQueue({ warn });
  const [broken, good] = [page('a'), page('b')];
  jest.spyOn(broken, 'compressBest').mockRejectedValue(new Error('planted'));
  queue.add(broken);
  queue.add(good);
  await waitUntil(() => isCompressed(good));
  expect(warn).toHaveBeenCalledWith({ error: new Error('planted') }, 'failed to compress a page');
});

test('pages that are not needed any more are not compressed', async () => {
  const queue = new CompressionQueue({ warn: jest.fn() });
  const pages = ['a', 'b', 'c'].map(page);
  for (const waiting of pages) queue.add(waiting);
  queue.clear();
  const last = page('d');
  queue.add(last);
  await waitUntil(() => isCompressed(last));
  expect(await Promise.all(pages.map(isCompressed))).toEqual([true, false, false]);
});
