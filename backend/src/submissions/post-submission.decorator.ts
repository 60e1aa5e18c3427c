import { applyDecorators, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { JsonBodyInterceptor } from '../http/json-body.interceptor';
import { ApiCommonProblems, ApiSubmissionProblems } from '../http/problem.dto';
import { RateLimitGuard } from '../http/rate-limit.guard';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import { IDEMPOTENCY_KEY } from './request-metadata';

interface Operation {
  operationId: string;
  summary: string;
  /** Whether a repeated post gets the receipt of the first. */
  idempotent: boolean;
}

const IdempotencyHeader = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'A post that is repeated with its key and its contents is stored once; the response is the same.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
});

/**
 * Makes a method the handler of posts, and documents it. Nest calls, in this order:
 *
 * 1. `RateLimitGuard`.
 * 2. `JsonBodyInterceptor`, which reads the body.
 * 3. `IdempotencyInterceptor`, which may repeat the steps after it, but must not read the body again.
 * 4. `ValidationPipe`, which validates the body.
 * 5. The method, which calls its service.
 */
export const PostSubmission = ({ operationId, summary, idempotent }: Operation) =>
  applyDecorators(
    Post(),
    UseGuards(RateLimitGuard),
    UseInterceptors(JsonBodyInterceptor, ...(idempotent ? [IdempotencyInterceptor] : [])),
    ApiTags('Submissions'),
    ApiOperation({
      operationId,
      summary,
      description: 'Succeeds only after the submission is committed.',
    }),
    ...(idempotent ? [IdempotencyHeader] : []),
    ApiSubmissionProblems(SUBMISSION_BOUNDS.bodyBytes),
    ApiCommonProblems(),
  );
