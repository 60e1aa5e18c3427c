import { BusyError } from '../../rendering/errors';

/** The shell handles about this many requests in a second. */
const MAX_WAITING_REQUESTS = 2_000;
/** A request that goes through Express takes about as long as this many responses from memory. */
const MEMORY_RESPONSES_PER_REQUEST = 10;

/**
 * Lets requests through in the order of arrival. In each turn of the event loop, all responses from memory go first and
 * then one request, so a flood of requests does not delay responses from memory. For every ten responses from memory
 * one more request goes, so a flood of those does not delay requests either.
 */
export class TurnQueue {
  private waiting: (() => void)[] = [];
  private memoryResponses = 0;

  /**
   * Resolves when it is the request's turn.
   *
   * @throws BusyError if too many requests wait.
   */
  wait(): Promise<void> {
    if (this.waiting.length >= MAX_WAITING_REQUESTS)
      return Promise.reject(new BusyError(`${MAX_WAITING_REQUESTS} requests are waiting already`));
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.letSomeThrough);
    });
  }

  /**
   * Counts a response from memory. While no request waits, nothing is counted. Otherwise a quiet hour would let many
   * requests through at once.
   */
  sentFromMemory(): void {
    if (this.waiting.length > 0) this.memoryResponses += 1;
  }

  private readonly letSomeThrough = (): void => {
    const extra = Math.floor(this.memoryResponses / MEMORY_RESPONSES_PER_REQUEST);
    this.memoryResponses %= MEMORY_RESPONSES_PER_REQUEST;
    for (const begin of this.waiting.splice(0, 1 + extra)) begin();
    if (this.waiting.length > 0) setImmediate(this.letSomeThrough);
  };
}
