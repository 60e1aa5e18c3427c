/**
 * Runs tasks in the order of arrival, after everything else that a turn of the event loop has to do, and for about as long
 * as that took: neither holds up the other.
 */
export class LowPriorityTasks {
  private waiting: (() => void)[] = [];
  private idleSinceMs = 0;

  /** Runs the task later in this turn of the event loop, or in a later one. An error in it is uncaught. */
  add(task: () => void): void {
    this.waiting.push(task);
    if (this.waiting.length === 1) this.schedule();
  }

  private schedule(): void {
    this.idleSinceMs = performance.now();
    setImmediate(this.runSome);
  }

  private readonly runSome = (): void => {
    const begunMs = performance.now();
    const untilMs = begunMs + (begunMs - this.idleSinceMs);
    let count = 0;
    try {
      do this.waiting[count++]?.();
      while (count < this.waiting.length && performance.now() < untilMs);
    } finally {
      this.waiting = this.waiting.slice(count);
      if (this.waiting.length > 0) this.schedule();
    }
  };
}
