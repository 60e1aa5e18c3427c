import { BusyError } from '../../rendering/errors';

/** This many renders take about half a second. */
const MAX_WAITING_RENDERS = 64;
/** How many may be for made-up pages: half of the queue, so pages that releases declare always find a place. */
const MAX_MADE_UP_RENDERS = 32;
/** How many may be for made-up pages of one client, so that others find a place. */
const MAX_RENDERS_PER_CLIENT = 8;
/** How long a render may wait for its turn. Then the visitor gets the last good page, or 503. */
const MAX_WAIT_MS = 2_000;

interface RenderSettings {
  /** The client that has made up the page's address, such as a search; undefined if a release declares the page. */
  client?: string | undefined;
  /** Aborted when nobody waits for the page any more. */
  signal?: AbortSignal | undefined;
}

interface WaitingRender {
  /** How many renders of the same client came before it. */
  rank: number;
  begin: () => void;
}

/**
 * Runs one render for visitors at a time; the renders of a trial do not wait here. The first render of every client
 * goes before the second render of any client, so a client with one search does not wait for all searches of another.
 * Drops a render that has waited `MAX_WAIT_MS` or whose client has gone.
 */
export class RenderQueue {
  private readonly waiting: WaitingRender[] = [];
  /** The number of made-up renders that wait or run, by client. */
  private readonly byClient = new Map<string, number>();
  private madeUp = 0;
  private busy = false;

  /**
   * Runs a render in its turn. A render that has begun goes on when its client leaves, because its page can be kept.
   *
   * @throws BusyError, the reason of the signal, or what the render throws.
   */
  async run<Value>(render: () => Promise<Value>, { client, signal }: RenderSettings): Promise<Value> {
    signal?.throwIfAborted();
    const rank = client === undefined ? 0 : this.enter(client);
    try {
      if (this.busy) await this.wait(rank, signal);
      this.busy = true;
      try {
        return await render();
      } finally {
        this.busy = false;
        this.waiting.shift()?.begin();
      }
    } finally {
      if (client !== undefined) this.leave(client);
    }
  }

  /** Counts a made-up render, and returns how many of this client came before it. */
  private enter(client: string): number {
    const own = this.byClient.get(client) ?? 0;
    if (own >= MAX_RENDERS_PER_CLIENT) throw new BusyError(`${own} renders of this client are waiting`, 429);
    if (this.madeUp >= MAX_MADE_UP_RENDERS) throw new BusyError(`${this.madeUp} renders are waiting already`);
    this.byClient.set(client, own + 1);
    this.madeUp += 1;
    return own;
  }

  private leave(client: string): void {
    const others = (this.byClient.get(client) ?? 0) - 1;
    if (others > 0) this.byClient.set(client, others);
    else this.byClient.delete(client);
    this.madeUp -= 1;
  }

  private wait(rank: number, signal?: AbortSignal): Promise<void> {
    if (this.waiting.length >= MAX_WAITING_RENDERS)
      return Promise.reject(new BusyError(`${MAX_WAITING_RENDERS} renders are waiting already`));
    return new Promise((resolve, reject) => {
      const abort = () => drop(signal?.reason);
      const timer = setTimeout(
        () => drop(new BusyError(`no render began within ${MAX_WAIT_MS} ms`)),
        MAX_WAIT_MS,
      );
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const drop = (reason: unknown) => {
        stopWaiting();
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(reason as Error);
      };
      const begin = () => {
        stopWaiting();
        // Set here already: the promise resolves later, and no other render may begin in between.
        this.busy = true;
        resolve();
      };
      const waiting = { rank, begin };
      signal?.addEventListener('abort', abort);
      const next = this.waiting.findIndex((other) => other.rank > rank);
      this.waiting.splice(next < 0 ? this.waiting.length : next, 0, waiting);
    });
  }
}
