/**
 * Runs tasks in the order of arrival, after everything else that a turn of the event loop has to do: one in a turn, and more
 * for as long as what goes first took, so that neither holds up the other.
 */
export class LowPriorityTasks {
  private waiting: (() => void)[] = [];
  private budgetMs = 0;

  /** Runs the task later in this turn of the event loop, or in a later one. An error in it is uncaught. */
  add(task: () => void): void {
    this.waiting.push(task);
    if (this.waiting.length === 1) this.schedule();
  }

  /** Accounts for what went first: tasks may take as long. */
  wentFirst(milliseconds: number): void {
    this.budgetMs += milliseconds;
  }

  private schedule(): void {
    this.budgetMs = 0;
    setImmediate(this.runSome);
  }

  private readonly runSome = (): void => {
    const untilMs = performance.now() + this.budgetMs;
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
