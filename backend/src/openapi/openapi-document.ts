import {
  coachApplicationSchema,
  contactInquirySchema,
  newsletterSubscriptionSchema,
} from '@site/contracts/submissions';
import { toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { IDEMPOTENCY_KEY } from '../http/request-context';

const text = { schema: { type: 'string' } };

const errorResponse = (description: string, headers: object = {}) => ({
  description,
  headers,
  content: {
    'text/plain': { ...text, description: 'A sentence that may be shown to a visitor.' },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
});

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } };

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

const receipt = {
  type: 'object',
  required: ['id', 'createdAt'],
  properties: { id: { type: 'string', format: 'uuid' }, createdAt: { type: 'string', format: 'date-time' } },
};

const status = (...names: string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { const: 'ok' }])),
});

const submission = (summary: string, schema: $ZodType, created: object) => ({
  post: {
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
      400: errorResponse('Invalid fields, one by one; also invalid JSON, and a filled honeypot field'),
      413: errorResponse('Larger than 64 KiB'),
      415: errorResponse('Not JSON, not UTF-8, or compressed'),
      422: errorResponse('The idempotency key was used for other contents'),
      429: errorResponse('Too many submissions from this address', retryAfter),
      503: errorResponse('The database is unavailable', retryAfter),
    },
  },
});

function toOpenApi(schema: $ZodType): object {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io: 'input' });
  return rest;
}

const health = (summary: string, body: object) => ({
  get: { summary, responses: { 200: json('Yes', body), 503: errorResponse('No', retryAfter) } },
});

const ready = status('status', 'database', 'migrations');

/** Describes the API; the payload schemas are those that validate. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Submissions of the public website', version: '1.0.0' },
  paths: {
    '/api/contacts': submission('Send an enquiry', contactInquirySchema, receipt),
    '/api/newsletter': submission('Subscribe to the newsletter', newsletterSubscriptionSchema, {
      type: 'object',
      required: ['subscribed'],
      properties: { subscribed: { const: true } },
    }),
    '/api/coach-applications': submission('Apply to join the coach network', coachApplicationSchema, receipt),
    '/api/newsletters': {
      get: {
        summary: 'The newest 50 subscriptions, without personal data',
        responses: {
          200: json('Newest first', { type: 'array', maxItems: 50, items: receipt }),
          503: errorResponse('The database is unavailable', retryAfter),
        },
      },
    },
    '/api/health': health('Can the backend store submissions?', ready),
    '/api/health/ready': health('Can the backend store submissions?', ready),
    '/api/health/live': {
      get: { summary: 'Does the process run?', responses: { 200: json('Yes', status('status')) } },
    },
  },
  components: {
    schemas: {
      Problem: {
        type: 'object',
        required: ['type', 'title', 'status', 'detail'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
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
