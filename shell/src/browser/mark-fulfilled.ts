/** Marks the promise once it is fulfilled, as React does, so that `use` reads its value without suspending. */
export function markFulfilled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
