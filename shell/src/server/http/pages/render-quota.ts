import { RenderQueueError } from '../../rendering/render-errors';
import { ClientRates } from '../limits/client-rates';

/** Half of the queue: pages that releases declare always find a place in it. */
const MAX_RENDERS = 32;
/** One client leaves room for others, however many addresses it makes up. */
const MAX_RENDERS_PER_CLIENT = 8;
/** Far more than people behind one address search for, and a fraction of what the renderer does. */
const CLIENT_BURST_RENDERS = 100;
const CLIENT_RENDERS_PER_SECOND = 10;

/** A client has too many renders under way, or had too many of late. */
export class ClientQuotaError extends Error {
  override readonly name = 'ClientQuotaError';
}

interface ClientRenders {
  count: number;
  /** Settles, without rejection, after the last of them. */
  last: Promise<unknown>;
}

/**
 * Bounds the renders of pages that anybody can make up: searches, and what forms post. Those of one client are limited in
 * rate, and run one after the other, so that the search of another client waits for one of them at most.
 */
export class RenderQuota {
  private readonly byClient = new Map<string, ClientRenders>();
  private readonly rates = new ClientRates(CLIENT_BURST_RENDERS, CLIENT_RENDERS_PER_SECOND);
  private total = 0;

  /** @throws ClientQuotaError or RenderQueueError, and whatever the render throws. */
  async run<Value>(client: string, render: () => Promise<Value>): Promise<Value> {
    const own = this.byClient.get(client) ?? { count: 0, last: Promise.resolve() };
    if (own.count >= MAX_RENDERS_PER_CLIENT)
      throw new ClientQuotaError(`${own.count} renders of this client are waiting already`);
    if (this.total >= MAX_RENDERS) throw new RenderQueueError(`${this.total} renders are waiting already`);
    if (!this.rates.take(client)) throw new ClientQuotaError('this client requests too many pages a second');
    const rendering = own.last.then(render);
    own.last = rendering.catch(() => undefined);
    own.count += 1;
    this.total += 1;
    this.byClient.set(client, own);
    try {
      return await rendering;
    } finally {
      own.count -= 1;
      this.total -= 1;
      if (own.count === 0) this.byClient.delete(client);
    }
  }
}
