/**
 * Works on every item, on `max` of them at a time. After a failure it begins no other item, and waits for those that it
 * has begun.
 *
 * @throws the error of an item that has failed.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  max: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = [...items];
  const workInTurn = async () => {
    while (remaining.length > 0) await work(remaining.shift() as Item);
  };
  // After the first failure the other workers end, because no item remains for them.
  const endAll = () => void remaining.splice(0);
  const workers = Array.from({ length: max }, () => workInTurn().finally(endAll));
  const failure = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
