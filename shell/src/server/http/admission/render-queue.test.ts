import { BusyError } from '../../rendering/errors';
import { RenderQueue } from './render-queue';

const NEVER = new Promise<never>(() => undefined);

/** A queue with a render under way. */
function busyQueue(): { queue: RenderQueue; finish: () => void } {
  const queue = new RenderQueue();
  let finish: () => void = () => undefined;
  void queue.run(() => new Promise<void>((resolve) => (finish = resolve)), {});
  return { queue, finish: () => finish() };
}

/** Adds renders of these clients, and returns the promises. */
const addAll = (queue: RenderQueue, clients: string[]) =>
  clients.map((client) => queue.run(async () => client, { client }));

test('one render runs at a time, in the order of arrival, also after one that fails', async () => {
  const queue = new RenderQueue();
  const events: string[] = [];
  const render = (name: string, fails = false) =>
    queue.run(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    }, {});
  await Promise.allSettled([render('a'), render('b', true), render('c')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('64 renders wait, and the others are refused at once', async () => {
  const { queue, finish } = busyQueue();
  const waiting = Array.from({ length: 64 }, (_, index) => queue.run(async () => index, {}));
  await expect(queue.run(async () => 64, {})).rejects.toMatchObject({ name: BusyError.name, status: 503 });
  finish();
  expect(await Promise.all(waiting)).toEqual([...waiting.keys()]);
});

test('a render that waits too long is refused', async () => {
  jest.useFakeTimers();
  try {
    const { queue } = busyQueue();
    const waiting = queue.run(() => NEVER, {});
    jest.advanceTimersByTime(2_000);
    await expect(waiting).rejects.toEqual(new BusyError('no render began within 2000 ms'));
  } finally {
    jest.useRealTimers();
  }
});

test('a render that nobody waits for leaves the queue', async () => {
  const { queue, finish } = busyQueue();
  const abort = new AbortController();
  const { signal } = abort;
  const render = jest.fn(() => NEVER);
  const left = queue.run(render, { signal });
  const next = queue.run(async () => 'next', {});
  abort.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(queue.run(render, { signal })).rejects.toThrow('left');
  finish();
  expect(await next).toBe('next');
  expect(render).not.toHaveBeenCalled();
});

test('a render that has begun goes on when nobody waits for it', async () => {
  const abort = new AbortController();
  const rendered = new RenderQueue().run(
    async () => {
      abort.abort();
      return 'rendered';
    },
    { signal: abort.signal },
  );
  expect(await rendered).toBe('rendered');
});

test('eight made-up pages of one client wait or are rendered, and other clients have places left', async () => {
  const { queue, finish } = busyQueue();
  const waiting = addAll(
    queue,
    Array.from({ length: 8 }, () => 'a'),
  );
  await expect(queue.run(() => NEVER, { client: 'a' })).rejects.toMatchObject({ status: 429 });
  const other = queue.run(async () => 'other', { client: 'b' });
  finish();
  expect(await other).toBe('other');
  await Promise.all(waiting);
  expect(await queue.run(async () => 'again', { client: 'a' })).toBe('again');
});

test('made-up pages of all clients have half of the queue, and declared pages the other half', async () => {
  const { queue, finish } = busyQueue();
  const waiting = addAll(
    queue,
    Array.from({ length: 32 }, (_, index) => `client ${index}`),
  );
  await expect(queue.run(() => NEVER, { client: 'another' })).rejects.toMatchObject({ status: 503 });
  const declared = queue.run(async () => 'declared', {});
  finish();
  expect(await declared).toBe('declared');
  await Promise.all(waiting);
  expect(await queue.run(async () => 'another', { client: 'another' })).toBe('another');
});

test("the search of another client waits for one of a client's searches, not for all", async () => {
  const { queue, finish } = busyQueue();
  const order: string[] = [];
  const waiting = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(async () => order.push(name), { client: name.slice(0, 1) }),
  );
  finish();
  await Promise.all(waiting);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a render that fails frees its place', async () => {
  const queue = new RenderQueue();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const failing = queue.run(() => Promise.reject(new Error('planted')), { client: 'a' });
    await expect(failing).rejects.toThrow('planted');
  }
});
