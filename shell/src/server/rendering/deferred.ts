/** A promise that is settled from outside. Its rejection may stay unhandled. */
export class Deferred<Value> {
  resolve!: (value: Value) => void;
  reject!: (error: Error) => void;
  readonly promise = new Promise<Value>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    this.promise.catch(() => undefined);
  }
}
