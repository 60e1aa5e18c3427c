import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration';
import { CONFIGURATION, LOGGER } from '../configuration/configuration.module';
import { Database, type PreparedStatement } from '../database/database';
import { clientNetwork } from './client-network';

const PRUNE_INTERVAL_MS = 60_000;

/** Ordered by client, so that two processes lock the rows in the same order and do not deadlock. */
const COUNT_HITS: PreparedStatement = {
  name: 'count-hits',
  text: `
    INSERT INTO rate_limits AS existing (client, hits, resets_at)
    SELECT client, hits, now() + $3 * interval '1 second'
    FROM unnest($1::text[], $2::integer[]) AS batch (client, hits) ORDER BY client
    ON CONFLICT (client) DO UPDATE SET
      hits = CASE WHEN existing.resets_at > now() THEN existing.hits ELSE 0 END + excluded.hits,
      resets_at = CASE WHEN existing.resets_at > now() THEN existing.resets_at ELSE excluded.resets_at END
    RETURNING client, hits, ceil(extract(epoch FROM resets_at - now()))::integer AS "secondsLeft"`,
};

const PRUNE: PreparedStatement = {
  name: 'prune-hits',
  text: 'DELETE FROM rate_limits WHERE resets_at <= now()',
};

interface ClientHits {
  client: string;
  hits: number;
  secondsLeft: number;
}

interface PendingHit {
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

export interface Verdict {
  allowed: boolean;
  /** Seconds until the client's window ends. */
  secondsLeft: number;
}

/**
 * Counts each client's submissions in PostgreSQL, so that all processes share the count. Written by hand because
 * libraries count request by request: here, the hits that arrive during one round trip are counted by the next statement.
 */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  private pending = new Map<string, PendingHit[]>();
  private counting = false;
  private pruneTimer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.pruneTimer = setInterval(() => void this.prune(), PRUNE_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.pruneTimer);
  }

  /** Counts one submission of the client at this address. */
  hit(address: string): Promise<Verdict> {
    // Hashed because addresses are personal data.
    const client = createHash('sha256').update(clientNetwork(address)).digest('base64');
    return new Promise((resolve, reject) => {
      const others = this.pending.get(client);
      if (others) others.push({ resolve, reject });
      else this.pending.set(client, [{ resolve, reject }]);
      if (!this.counting) void this.countPending();
    });
  }

  private async countPending(): Promise<void> {
    this.counting = true;
    while (this.pending.size > 0) {
      const batch = this.pending;
      this.pending = new Map();
      try {
        await this.count(batch);
      } catch (error) {
        for (const pending of batch.values()) for (const { reject } of pending) reject(error);
      }
    }
    this.counting = false;
  }

  private async count(batch: ReadonlyMap<string, PendingHit[]>): Promise<void> {
    const { max, windowSeconds } = this.configuration.rateLimit;
    const hits = [...batch.values()].map((pending) => pending.length);
    const parameters = [[...batch.keys()], hits, windowSeconds];
    for (const row of await this.database.execute<ClientHits>(COUNT_HITS, parameters)) {
      const pending = batch.get(row.client) ?? [];
      const before = row.hits - pending.length;
      for (const [position, { resolve }] of pending.entries()) {
        resolve({ allowed: before + position < max, secondsLeft: row.secondsLeft });
      }
    }
  }

  private async prune(): Promise<void> {
    try {
      await this.database.execute(PRUNE);
    } catch (error) {
      this.logger.warn({ error }, 'expired rate limits were not pruned');
    }
  }
}
