/** Runs tasks one after the other: each finds what the one before has left. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<Result>(task: () => Promise<Result>): Promise<Result> {
    const running = this.last.then(task);
    this.last = running.catch(() => undefined);
    return running;
  }
}
