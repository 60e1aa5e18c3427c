import { type DynamicModule, Module } from '@nestjs/common';
import { SUBMISSION_KINDS, type SubmissionKind } from './submission-kind';

/** Provides the kinds of submissions to every module. */
@Module({})
export class SubmissionsModule {
  static of(kinds: readonly SubmissionKind[]): DynamicModule {
    const providers = [{ provide: SUBMISSION_KINDS, useValue: kinds }];
    return { module: SubmissionsModule, global: true, providers, exports: providers };
  }
}
