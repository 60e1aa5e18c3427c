interface SharedRender<Result> {
  result: Promise<Result>;
  visitors: number;
  abort: AbortController;
}

/**
 * One render for all simultaneous requests of a page. Its signal aborts once every visitor has left: a render that
 * still waits for its turn is dropped then, and one that has begun goes on.
 */
export class SharedRenders<Result> {
  private readonly pending = new Map<string, SharedRender<Result>>();

  /**
   * Joins the render with this key, or begins it.
   *
   * @param left aborted when the visitor leaves.
   * @throws what the render throws; the reason of the visitor's signal if that is aborted before the render begins.
   */
  async run(
    key: string,
    render: (signal: AbortSignal) => Promise<Result>,
    left?: AbortSignal,
  ): Promise<Result> {
    left?.throwIfAborted();
    const shared = this.pending.get(key) ?? this.begin(key, render);
    shared.visitors += 1;
    const leave = () => {
      shared.visitors -= 1;
      if (shared.visitors > 0) return;
      // Nobody may join it any more.
      this.forget(key, shared);
      shared.abort.abort(left?.reason);
    };
    left?.addEventListener('abort', leave);
    try {
      return await shared.result;
    } finally {
      left?.removeEventListener('abort', leave);
    }
  }

  private begin(key: string, render: (signal: AbortSignal) => Promise<Result>): SharedRender<Result> {
    const abort = new AbortController();
    const shared = { visitors: 0, abort, result: render(abort.signal) };
    this.pending.set(key, shared);
    const forget = () => this.forget(key, shared);
    shared.result.then(forget, forget);
    return shared;
  }

  private forget(key: string, shared: SharedRender<Result>): void {
    if (this.pending.get(key) === shared) this.pending.delete(key);
  }
}
