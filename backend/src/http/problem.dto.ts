import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';

const SENTENCE = 'A sentence that may be shown to a visitor.';

/** An error, as in RFC 9457. */
class ProblemDto extends createZodDto(
  z
    .object({
      type: z.string(),
      title: z.string(),
      status: z.int(),
      detail: z.string().meta({ description: SENTENCE }),
      errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    })
    .meta({ description: 'An error, as in RFC 9457.' }),
) {}

/** Documents a response of `ProblemFilter`. */
const ApiProblem = (status: number, description: string, headers = {}) =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ApiResponse({
      status,
      description,
      headers,
      content: {
        'text/plain': { schema: { type: 'string', description: SENTENCE } },
        'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } },
      },
    }),
  );

const RETRY_HEADER = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
};

const ALLOW_HEADER = { Allow: { description: 'The methods that it takes', schema: { type: 'string' } } };

/** Documents the responses of every operation to an unknown address or method, and while the database is away. */
export const ApiCommonProblems = () =>
  applyDecorators(
    ApiProblem(404, 'There is nothing at this address'),
    ApiProblem(405, 'This address takes other methods', ALLOW_HEADER),
    ApiProblem(503, 'The database is unavailable, or the process is shutting down', RETRY_HEADER),
  );

/** Documents the responses to a submission that is refused. */
export const ApiSubmissionProblems = (maxBodyBytes: number) =>
  applyDecorators(
    ApiProblem(400, 'Invalid fields, one by one; also invalid JSON, and a filled honeypot field'),
    ApiProblem(413, `Larger than ${maxBodyBytes / 1024} KiB`),
    ApiProblem(415, 'Not JSON, not UTF-8, or compressed'),
    ApiProblem(429, 'Too many submissions from this address', RETRY_HEADER),
  );
