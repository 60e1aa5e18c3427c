import { ReplacedError, RenderQueueError } from './render-errors';

/** About half a second of renders. */
const MAX_WAITING_RENDERS = 64;
/** A visitor who waits longer is better off with an answer. */
export const MAX_WAIT_MS = 2_000;

interface WaitingRender {
  begin: () => void;
  fail: (reason: unknown) => void;
}

/** Runs one render at a time, in the order of arrival. Bounded: what waits too long, or in vain, leaves it. */
export class RenderQueue {
  private readonly waiting: WaitingRender[] = [];
  private busy = false;

  /**
   * Runs the render after those that came before it.
   *
   * @param signal takes a render that waits out of the queue; one that is under way goes on, since its page can be kept.
   * @throws RenderQueueError, the reason of the signal, or ReplacedError; and whatever the render throws.
   */
  async run<Value>(render: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    if (this.busy) await this.wait(signal);
    this.busy = true;
    try {
      return await render();
    } finally {
      const next = this.waiting.shift();
      if (next) next.begin();
      else this.busy = false;
    }
  }

  /** Rejects what waits with ReplacedError. */
  clear(): void {
    for (const { fail } of this.waiting.slice()) fail(new ReplacedError());
  }

  private wait(signal?: AbortSignal): Promise<void> {
    if (this.waiting.length >= MAX_WAITING_RENDERS) {
      return Promise.reject(new RenderQueueError(`${MAX_WAITING_RENDERS} renders are waiting already`));
    }
    return new Promise((resolve, reject) => {
      const abort = () => fail(signal?.reason);
      const expire = () => fail(new RenderQueueError(`no render began within ${MAX_WAIT_MS} ms`));
      const timer = setTimeout(expire, MAX_WAIT_MS);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const fail = (reason: unknown) => {
        stopWaiting();
        this.waiting.splice(this.waiting.indexOf(render), 1);
        reject(reason as Error);
      };
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const render = { begin, fail };
      signal?.addEventListener('abort', abort);
      this.waiting.push(render);
    });
  }
}
