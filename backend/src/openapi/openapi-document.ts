import {
  coachApplicationSchema,
  contactInquirySchema,
  newsletterSubscriptionSchema,
} from '@site/contracts/submissions';
import { firm } from '@site/firm';
import { toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { IDEMPOTENCY_KEY } from '../http/request-context';

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

/** What every operation responds with where the address or the method is another one. */
const MISDIRECTED = {
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

const submission = (operationId: string, summary: string, schema: $ZodType, created: object) => ({
  post: {
    operationId,
    tags: ['Submissions'],
    summary,
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
      201: json('Stored', created),
      400: problem('Invalid fields, one by one; also invalid JSON, and a filled honeypot field'),
      ...MISDIRECTED,
      413: problem('Larger than 64 KiB'),
      415: problem('Not JSON, not UTF-8, or compressed'),
      422: problem('The idempotency key was used for other contents'),
      429: problem('Too many submissions from this address', RETRY_HEADER),
      ...UNAVAILABLE,
    },
  },
});

const readiness = (operationId: string) => ({
  get: {
    operationId,
    tags: ['Health'],
    summary: 'Can the backend store submissions?',
    description: 'It can where the database responds, is migrated, and the process is not about to stop.',
    responses: {
      200: json('It can', status('status', 'database', 'migrations')),
      ...MISDIRECTED,
      ...UNAVAILABLE,
    },
  },
});

/** Describes the API; the payload schemas are those that validate. */
export const openApiDocument = {
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
    '/api/contacts': submission('sendEnquiry', 'Send an enquiry', contactInquirySchema, RECEIPT),
    '/api/newsletter': submission('subscribe', 'Subscribe to the newsletter', newsletterSubscriptionSchema, {
      type: 'object',
      required: ['subscribed'],
      properties: { subscribed: { const: true } },
    }),
    '/api/coach-applications': submission(
      'applyAsCoach',
      'Apply to join the coach network',
      coachApplicationSchema,
      RECEIPT,
    ),
    '/api/newsletters': {
      get: {
        operationId: 'listSubscriptions',
        tags: ['Submissions'],
        summary: 'The newest 50 subscriptions',
        description: 'Without personal data.',
        responses: {
          200: json('Newest first', { type: 'array', maxItems: 50, items: RECEIPT }),
          ...MISDIRECTED,
          ...UNAVAILABLE,
        },
      },
    },
    '/api/health': readiness('readHealth'),
    '/api/health/ready': readiness('readReadiness'),
    '/api/health/live': {
      get: {
        operationId: 'readLiveness',
        tags: ['Health'],
        summary: 'Does the process run?',
        description: 'Responds without asking the database.',
        responses: { 200: json('It runs', status('status')), ...MISDIRECTED },
      },
    },
  },
  components: {
    responses: {
      NotFound: problem('There is nothing at this address'),
      MethodNotAllowed: problem('This address takes other methods', {
        Allow: { description: 'The methods that it takes', schema: { type: 'string' } },
      }),
      Unavailable: problem('The database is unavailable, or the process is about to stop', RETRY_HEADER),
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
};
