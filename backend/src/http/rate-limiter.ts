import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { Store } from '../database/store';
import { clientNetwork } from './client-network';

const PRUNE_MILLISECONDS = 60_000;

/** In the order of the keys, so that two processes never wait for each other's rows in a circle. */
const COUNT = {
  name: 'count-hits',
  text: `
    INSERT INTO rate_limits AS known (client, hits, resets_at)
    SELECT client, hits, now() + $3 * interval '1 second'
    FROM unnest($1::text[], $2::integer[]) AS batch (client, hits) ORDER BY client
    ON CONFLICT (client) DO UPDATE SET
      hits = CASE WHEN known.resets_at > now() THEN known.hits ELSE 0 END + excluded.hits,
      resets_at = CASE WHEN known.resets_at > now() THEN known.resets_at ELSE excluded.resets_at END
    RETURNING client, hits, ceil(extract(epoch FROM resets_at - now()))::integer AS "secondsLeft"`,
};

const PRUNE = { name: 'prune-hits', text: 'DELETE FROM rate_limits WHERE resets_at <= now()' };

interface Counted {
  client: string;
  hits: number;
  secondsLeft: number;
}

interface Waiting {
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

export interface Verdict {
  allowed: boolean;
  /** Seconds until the client's window ends. */
  secondsLeft: number;
}

/**
 * Counts each client's submissions in PostgreSQL, so that all processes share the count. What arrives while one
 * count is under way is counted together by the next: a flood costs a statement per round trip, not per request.
 */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  #waiting = new Map<string, Waiting[]>();
  #counting = false;
  #pruning?: NodeJS.Timeout;

  constructor(
    private readonly store: Store,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#pruning = setInterval(() => void this.#prune(), PRUNE_MILLISECONDS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#pruning);
  }

  /** Counts one submission of the client at this address. */
  hit(address: string): Promise<Verdict> {
    // Hashed, for addresses are personal; and kept for a window only.
    const client = createHash('sha256').update(clientNetwork(address)).digest('base64');
    return new Promise((resolve, reject) => {
      const others = this.#waiting.get(client);
      if (others) others.push({ resolve, reject });
      else this.#waiting.set(client, [{ resolve, reject }]);
      if (!this.#counting) void this.#count();
    });
  }

  async #count(): Promise<void> {
    this.#counting = true;
    while (this.#waiting.size > 0) {
      const batch = this.#waiting;
      this.#waiting = new Map();
      try {
        const hits = [...batch.values()].map((waiting) => waiting.length);
        const { max, windowSeconds } = this.configuration.rateLimit;
        const rows = await this.store.run<Counted>(COUNT, [[...batch.keys()], hits, windowSeconds]);
        for (const row of rows) {
          const waiting = batch.get(row.client) ?? [];
          const before = row.hits - waiting.length;
          for (const [position, { resolve }] of waiting.entries()) {
            resolve({ allowed: before + position < max, secondsLeft: row.secondsLeft });
          }
        }
      } catch (error) {
        for (const waiting of batch.values()) for (const { reject } of waiting) reject(error);
      }
    }
    this.#counting = false;
  }

  async #prune(): Promise<void> {
    try {
      await this.store.run(PRUNE, []);
    } catch (error) {
      this.logger.warn({ error }, 'old rate limits were not pruned');
    }
  }
}
