import { BusyError } from '../../rendering/errors';
import { TurnQueue } from './turn-queue';

const nextTurn = () => new Promise(setImmediate);

/** Has requests wait, and returns the names of those that have gone through so far. */
function waitFor(queue: TurnQueue, names: string[]): string[] {
  const order: string[] = [];
  for (const name of names) void queue.wait().then(() => order.push(name));
  return order;
}

test('requests go through in the order of arrival, one in a turn of the event loop, after everything else', async () => {
  const order = waitFor(new TurnQueue(), ['a', 'b', 'c']);
  order.push('response from memory');
  for (const count of [2, 3, 4]) {
    await nextTurn();
    expect(order).toHaveLength(count);
  }
  expect(order).toEqual(['response from memory', 'a', 'b', 'c']);
});

test('one more request goes through for every ten responses from memory', async () => {
  const queue = new TurnQueue();
  const order = waitFor(queue, ['a', 'b', 'c', 'd', 'e', 'f']);
  for (let count = 0; count < 25; count += 1) queue.sentFromMemory();
  await nextTurn();
  expect(order).toHaveLength(3);
  for (let count = 0; count < 5; count += 1) queue.sentFromMemory();
  await nextTurn();
  expect(order).toHaveLength(5);
  await nextTurn();
  expect(order).toHaveLength(6);
});

test('responses from memory do not count while no request waits', async () => {
  const queue = new TurnQueue();
  for (let count = 0; count < 1_000; count += 1) queue.sentFromMemory();
  const order = waitFor(queue, ['a', 'b']);
  await nextTurn();
  expect(order).toEqual(['a']);
});

test('2,000 requests wait, and the others are refused at once', async () => {
  const queue = new TurnQueue();
  const waiting = Array.from({ length: 2_000 }, () => queue.wait());
  await expect(queue.wait()).rejects.toMatchObject({ name: BusyError.name, status: 503 });
  await waiting[0];
  await expect(queue.wait()).resolves.toBeUndefined();
});
