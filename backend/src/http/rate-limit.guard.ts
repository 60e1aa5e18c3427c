import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { createClientOf } from '@site/node-service/client';
import type { Request } from 'express';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Configuration } from '../configuration/configuration';
import { translateDatabaseErrors } from '../database/database-unavailable';
import { Problem } from './problem';

/**
 * Refuses a client that submits too often. All processes share the count, which is in PostgreSQL. Each one also
 * remembers which clients it refuses, and for how long.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly clientOf: ReturnType<typeof createClientOf>;

  constructor(
    private readonly limiter: RateLimiterPostgres,
    configuration: ConfigService<Configuration, true>,
  ) {
    this.clientOf = createClientOf(configuration.get('trustedProxies', { infer: true }));
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = this.clientOf(context.switchToHttp().getRequest<Request>());
    // Addresses are personal data, and do not belong in a table as they are. The hash is no secret: a reader of the
    // table can find an IPv4 address by trying all of them. The library deletes a row about an hour after its window.
    const client = createHash('sha256').update(address).digest('base64');
    try {
      await translateDatabaseErrors(this.limiter.consume(client));
      return true;
    } catch (reason) {
      // The library rejects with its count if the client is over the limit, and with an error if it fails itself.
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new Problem(429, 'You have sent too many forms in a short time. Please try again later.', {
        headers: { 'Retry-After': String(Math.max(Math.ceil(reason.msBeforeNext / 1000), 1)) },
      });
    }
  }
}
