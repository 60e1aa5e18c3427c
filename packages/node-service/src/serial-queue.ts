/** Runs tasks one at a time, in the order of the calls. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Settles as the task does. A task that fails holds up none of those after it. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const running = this.last.then(task);
    this.last = running.catch(() => undefined);
    return running;
  }
}
