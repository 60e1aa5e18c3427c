import { LowPriorityTasks } from './low-priority-tasks';

/** Occupies the thread. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

const nextTurn = () => new Promise(setImmediate);

test('tasks run in the order of arrival, after what else there is to do', async () => {
  const tasks = new LowPriorityTasks();
  const order: string[] = [];
  for (const name of ['a', 'b', 'c']) tasks.add(() => order.push(name));
  order.push('now');
  while (order.length < 4) await nextTurn();
  expect(order).toEqual(['now', 'a', 'b', 'c']);
});

test('one task runs in a turn of the event loop', async () => {
  const tasks = new LowPriorityTasks();
  let run = 0;
  for (let count = 0; count < 3; count += 1) tasks.add(() => (run += 1));
  for (const expected of [1, 2, 3]) {
    await nextTurn();
    expect(run).toBe(expected);
  }
});

test('tasks have as much time as what went first', async () => {
  const tasks = new LowPriorityTasks();
  let run = 0;
  const task = () => {
    work(20);
    run += 1;
  };
  for (let count = 0; count < 6; count += 1) tasks.add(task);
  tasks.wentFirst(30);
  tasks.wentFirst(20);
  await nextTurn();
  expect(run).toBe(3);
  await nextTurn();
  expect(run).toBe(4);
});

test('a task that a task adds runs too', async () => {
  const tasks = new LowPriorityTasks();
  await new Promise<void>((resolve) => {
    tasks.add(() => tasks.add(resolve));
  });
});
