import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { TokenBucket } from './token-bucket';

const MAX_KNOWN_CLIENTS = 10_000;

/** Who sent a request: the address that the edge has added, or that of the connection. */
export function clientOf({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '');
}

/** The same rate for every client, each counted by itself. */
export class ClientRates {
  private readonly buckets = new LRUCache<string, TokenBucket>({ max: MAX_KNOWN_CLIENTS });

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  /** @returns whether the client is within its rate. */
  take(client: string): boolean {
    let bucket = this.buckets.get(client);
    if (!bucket) {
      bucket = new TokenBucket(this.burst, this.perSecond);
      this.buckets.set(client, bucket);
    }
    return bucket.take();
  }
}
