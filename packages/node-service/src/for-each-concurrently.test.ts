import { setImmediate } from 'node:timers/promises';
import { forEachConcurrently } from './for-each-concurrently';

test('every item is worked on once, and never more of them at a time than allowed', async () => {
  const ended: number[] = [];
  let current = 0;
  let most = 0;
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    current += 1;
    most = Math.max(most, current);
    await setImmediate();
    current -= 1;
    ended.push(item);
  });
  expect(ended.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('after a failure no other item begins; it rejects with the failure once the begun ones have ended', async () => {
  const events: string[] = [];
  const working = forEachConcurrently(['slow', 'failing', 'third'], 2, async (item) => {
    events.push(`${item} begins`);
    if (item === 'failing') throw new Error('it has failed');
    await setImmediate();
    events.push(`${item} ends`);
  });
  await expect(working).rejects.toThrow('it has failed');
  expect(events).toEqual(['slow begins', 'failing begins', 'slow ends']);
});
