import { SUBMISSION_BOUNDS } from '@site/contracts/submissions';
import { firm } from '@site/firm';
import { toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { IDEMPOTENCY_KEY } from '../http/request-context';
import { pathOf, type PublicList, type SubmissionKind } from '../submissions/submission-kind';

const problemContent = {
  'text/plain': { schema: { type: 'string', description: 'A sentence that may be shown to a visitor.' } },
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

const problem = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: problemContent,
});

const RETRY_HEADER = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } };

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

const RECEIPT = {
  type: 'object',
  required: ['id', 'createdAt'],
  properties: { id: { type: 'string', format: 'uuid' }, createdAt: { type: 'string', format: 'date-time' } },
};

/** Responses of every operation to an unknown address or method. */
const UNROUTED = {
  404: { $ref: '#/components/responses/NotFound' },
  405: { $ref: '#/components/responses/MethodNotAllowed' },
};

const UNAVAILABLE = { 503: { $ref: '#/components/responses/Unavailable' } };

const status = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { const: 'ok' }])),
});

function toOpenApi(schema: $ZodType): object {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io: 'input' });
  return rest;
}

const submission = ({ schema, operation }: SubmissionKind) => ({
  post: {
    operationId: operation.operationId,
    tags: ['Submissions'],
    summary: operation.summary,
    description: 'Succeeds only after the submission is committed.',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'A post that is repeated with its key is stored once; the response is the same.',
        schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toOpenApi(schema) } },
    },
    responses: {
      201: json('Stored', operation.response ?? RECEIPT),
      400: problem('Invalid fields, one by one; also invalid JSON, and a filled honeypot field'),
      ...UNROUTED,
      413: problem(`Larger than ${SUBMISSION_BOUNDS.bodyBytes / 1024} KiB`),
      415: problem('Not JSON, not UTF-8, or compressed'),
      422: problem('The idempotency key was used for other contents'),
      429: problem('Too many submissions from this address', RETRY_HEADER),
      ...UNAVAILABLE,
    },
  },
});

const list = ({ operationId, summary, maxEntries }: PublicList) => ({
  get: {
    operationId,
    tags: ['Submissions'],
    summary,
    description: 'Without personal data.',
    responses: {
      200: json('Newest first', { type: 'array', maxItems: maxEntries, items: RECEIPT }),
      ...UNROUTED,
      ...UNAVAILABLE,
    },
  },
});

const readiness = (operationId: string) => ({
  get: {
    operationId,
    tags: ['Health'],
    summary: 'Whether the backend can store submissions',
    description: 'Ready when the database responds and is migrated, and the process is not shutting down.',
    responses: {
      200: json('Ready', status('status', 'database', 'migrations')),
      ...UNROUTED,
      ...UNAVAILABLE,
    },
  },
});

/** Describes the API; the payload schemas are those that validate. */
export const openApiDocument = (kinds: readonly SubmissionKind[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Submissions of the public website',
    version: '1.0.0',
    description: 'Stores what visitors send. A submission is acknowledged only after it is committed.',
    contact: { name: firm.name, email: firm.email },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: '/', description: 'The origin of the site' }],
  security: [],
  tags: [
    { name: 'Health', description: 'For load balancers and operators' },
    { name: 'Submissions', description: 'What visitors send' },
  ],
  paths: {
    ...Object.fromEntries(kinds.map((kind) => [pathOf(kind), submission(kind)])),
    ...Object.fromEntries(kinds.flatMap((kind) => (kind.list ? [[pathOf(kind.list), list(kind.list)]] : []))),
    '/api/health': readiness('readHealth'),
    '/api/health/ready': readiness('readReadiness'),
    '/api/health/live': {
      get: {
        operationId: 'readLiveness',
        tags: ['Health'],
        summary: 'Whether the process runs',
        description: 'Does not query the database.',
        responses: { 200: json('Running', status('status')), ...UNROUTED },
      },
    },
  },
  components: {
    responses: {
      NotFound: problem('There is nothing at this address'),
      MethodNotAllowed: problem('This address takes other methods', {
        Allow: { description: 'The methods that it takes', schema: { type: 'string' } },
      }),
      Unavailable: problem('The database is unavailable, or the process is shutting down', RETRY_HEADER),
    },
    schemas: {
      Problem: {
        description: 'An error, as in RFC 9457.',
        type: 'object',
        required: ['type', 'title', 'status', 'detail'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string', description: 'A sentence that may be shown to a visitor.' },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  },
});
