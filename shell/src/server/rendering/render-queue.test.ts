import { ReplacedError, RenderQueueError } from './render-errors';
import { RenderQueue } from './render-queue';

const NEVER = new Promise<never>(() => undefined);

/** A queue with a render under way. */
function busyQueue(): { queue: RenderQueue; finish: () => void } {
  const queue = new RenderQueue();
  let finish: () => void = () => undefined;
  void queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  return { queue, finish: () => finish() };
}

test('one render runs at a time, in the order of arrival, whatever became of those before', async () => {
  const queue = new RenderQueue();
  const events: string[] = [];
  const render = (name: string, fails = false) =>
    queue.run(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  await Promise.allSettled([render('a'), render('b', true), render('c')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a bounded number of renders waits, and the others are rejected at once', async () => {
  const { queue, finish } = busyQueue();
  const waiting = Array.from({ length: 64 }, (_, index) => queue.run(async () => index));
  await expect(queue.run(async () => 64)).rejects.toBeInstanceOf(RenderQueueError);
  finish();
  expect(await Promise.all(waiting)).toEqual([...waiting.keys()]);
});

test('a render that waits too long is rejected', async () => {
  jest.useFakeTimers();
  try {
    const { queue } = busyQueue();
    const waiting = queue.run(() => NEVER);
    jest.advanceTimersByTime(2_000);
    await expect(waiting).rejects.toEqual(new RenderQueueError('no render began within 2000 ms'));
  } finally {
    jest.useRealTimers();
  }
});

test('a render that nobody waits for leaves the queue', async () => {
  const { queue, finish } = busyQueue();
  const abort = new AbortController();
  const render = jest.fn(() => NEVER);
  const left = queue.run(render, abort.signal);
  const next = queue.run(async () => 'next');
  abort.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(queue.run(render, abort.signal)).rejects.toThrow('left');
  finish();
  expect(await next).toBe('next');
  expect(render).not.toHaveBeenCalled();
});

test('a render that is under way goes on, though nobody waits for it', async () => {
  const abort = new AbortController();
  const rendered = new RenderQueue().run(async () => {
    abort.abort();
    return 'rendered';
  }, abort.signal);
  expect(await rendered).toBe('rendered');
});

test('clearing the queue rejects what waits, and nothing else', async () => {
  const queue = new RenderQueue();
  let finish: (value: string) => void = () => undefined;
  const first = queue.run(() => new Promise<string>((resolve) => (finish = resolve)));
  const waiting = queue.run(() => NEVER);
  queue.clear();
  await expect(waiting).rejects.toBeInstanceOf(ReplacedError);
  finish('first');
  expect(await first).toBe('first');
});
