interface SharedRender<Result> {
  result: Promise<Result>;
  visitors: number;
  abort: AbortController;
}

/** One render for all simultaneous requests of a page. It is aborted once every visitor has left. */
export class SharedRenders<Result> {
  private readonly pending = new Map<string, SharedRender<Result>>();

  /**
   * Joins the render of an address, or begins it.
   *
   * @param visitor aborted when the visitor leaves.
   * @throws the reason of the visitor's signal, and whatever the render throws.
   */
  async run(
    address: string,
    render: (signal: AbortSignal) => Promise<Result>,
    visitor?: AbortSignal,
  ): Promise<Result> {
    visitor?.throwIfAborted();
    const shared = this.pending.get(address) ?? this.begin(address, render);
    shared.visitors += 1;
    const leave = () => {
      shared.visitors -= 1;
      if (shared.visitors > 0) return;
      // Not to be joined any more.
      this.forget(address, shared);
      shared.abort.abort(visitor?.reason);
    };
    visitor?.addEventListener('abort', leave);
    try {
      return await shared.result;
    } finally {
      visitor?.removeEventListener('abort', leave);
    }
  }

  /** Renders that begin from now on are not shared with earlier ones. */
  clear(): void {
    this.pending.clear();
  }

  private begin(address: string, render: (signal: AbortSignal) => Promise<Result>): SharedRender<Result> {
    const abort = new AbortController();
    const shared = { visitors: 0, abort, result: render(abort.signal) };
    this.pending.set(address, shared);
    const forget = () => this.forget(address, shared);
    shared.result.then(forget, forget);
    return shared;
  }

  private forget(address: string, shared: SharedRender<Result>): void {
    if (this.pending.get(address) === shared) this.pending.delete(address);
  }
}
