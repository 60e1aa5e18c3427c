import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity';
import { SUBMISSION_KINDS, type SubmissionKind } from './submission.entity';

/** Provides the kinds of submissions to every module, and registers what all kinds store. */
@Module({})
export class SubmissionsModule {
  static of(kinds: readonly SubmissionKind[]): DynamicModule {
    return {
      module: SubmissionsModule,
      global: true,
      imports: [TypeOrmModule.forFeature([IdempotencyKey])],
      providers: [{ provide: SUBMISSION_KINDS, useValue: kinds }],
      exports: [SUBMISSION_KINDS],
    };
  }
}
