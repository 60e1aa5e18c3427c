import { Module } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Configuration } from '../configuration/configuration';
import { IdempotencyKey } from './idempotency-key.entity';

const WINDOW_SECONDS = 10 * 60;

/** Provides the idempotency keys and the rate limiter to the modules of all kinds of submissions. */
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [
    {
      // All guards share this limiter. Nest makes a `RateLimitGuard` for each module that uses it, and a limiter for
      // each guard would delete expired rows on a timer of its own.
      provide: RateLimiterPostgres,
      inject: [DataSource, ConfigService],
      useFactory: (dataSource: DataSource, configuration: ConfigService<Configuration, true>) => {
        const points = configuration.get('rateLimitMax', { infer: true });
        return new RateLimiterPostgres({
          storeClient: dataSource,
          storeType: 'typeorm',
          // A migration creates the table.
          tableName: 'rate_limit_points',
          tableCreated: true,
          keyPrefix: '',
          points,
          // Over the limit, a backend refuses a client from memory. Otherwise a flood of that client would wait in the
          // database for one row, and take the connections of other posts.
          inMemoryBlockOnConsumed: points,
          duration: WINDOW_SECONDS,
        });
      },
    },
  ],
  exports: [TypeOrmModule, RateLimiterPostgres],
})
export class SubmissionsModule {}
