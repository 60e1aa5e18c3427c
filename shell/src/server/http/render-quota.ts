import type { IncomingMessage } from 'node:http';
import { RenderQueueError } from '../rendering/render-errors';

/** Half of the queue: pages that releases declare always find a place in it. */
const MAX_RENDERS = 32;
/** One client leaves room for others, however many addresses it makes up. */
const MAX_RENDERS_PER_CLIENT = 8;

/** A client has too many renders under way. */
export class ClientQuotaError extends Error {
  override readonly name = 'ClientQuotaError';
}

/** Who sent a request: the address that the edge has added, or that of the connection. */
export function clientOf({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '');
}

/** Bounds the simultaneous renders of pages that anybody can make up: searches, and what forms post. */
export class RenderQuota {
  private readonly byClient = new Map<string, number>();
  private total = 0;

  /** @throws ClientQuotaError or RenderQueueError, and whatever the render throws. */
  async run<Value>(client: string, render: () => Promise<Value>): Promise<Value> {
    const count = this.byClient.get(client) ?? 0;
    if (count >= MAX_RENDERS_PER_CLIENT)
      throw new ClientQuotaError(`${count} renders of this client are waiting already`);
    if (this.total >= MAX_RENDERS) throw new RenderQueueError(`${this.total} renders are waiting already`);
    this.change(client, 1);
    try {
      return await render();
    } finally {
      this.change(client, -1);
    }
  }

  private change(client: string, by: 1 | -1): void {
    this.total += by;
    const count = (this.byClient.get(client) ?? 0) + by;
    if (count > 0) this.byClient.set(client, count);
    else this.byClient.delete(client);
  }
}
