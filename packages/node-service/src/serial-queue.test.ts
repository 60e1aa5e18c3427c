import { SerialQueue } from './serial-queue';

test('a task begins once the one before it has ended, also if that one has failed', async () => {
  const queue = new SerialQueue();
  const events: string[] = [];
  let fail = (_error: Error) => {};
  const first = queue.run(() => {
    events.push('first begins');
    return new Promise<void>((_, reject) => (fail = reject));
  });
  const second = queue.run(async () => events.push('second begins'));
  // Tasks begin in microtasks, all of which have run by now.
  await new Promise(setImmediate);
  events.push('first fails');
  fail(new Error('planted'));
  await expect(first).rejects.toThrow('planted');
  expect(await second).toBe(3);
  expect(events).toEqual(['first begins', 'first fails', 'second begins']);
});
