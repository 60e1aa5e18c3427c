import type { Platform } from '@site/contracts';
import { contactInquirySchema } from '@site/contracts/submissions';
import { toJSONSchema } from 'zod/mini';
import { acceptedBy, payloadProblems } from './forms';
import { missingFromPlatform, undeclaredProperties } from './platform';

test('functions and custom properties that the live shell lacks are named', () => {
  const platform: Platform = {
    exports: { '@site/platform': ['Link'] },
    tokens: ['--ink'],
    scriptBytes: 0,
  };
  const uses = {
    shared: { '@site/platform': ['Link', 'useCountry'], lodash: ['map'] },
    tokens: ['--ink', '--brand'],
  };
  expect(missingFromPlatform({ uses, shared: {} }, platform)).toEqual([
    "the live shell's @site/platform has no useCountry",
    'the live shell does not share lodash',
    'the live shell does not declare --brand',
  ]);
});

test('a release built against another major version of a shared package is refused before it is published', () => {
  const platform: Platform = {
    exports: {},
    tokens: [],
    scriptBytes: 0,
    shared: { '@site/platform': '2.1.3' },
  };
  const builtFor = (range: string) => ({ uses: undefined, shared: { '@site/platform': range } });
  expect(missingFromPlatform(builtFor('^2.1.0'), platform)).toEqual([]);
  expect(missingFromPlatform(builtFor('^3.0.0'), platform)).toEqual([
    'it expects @site/platform ^3.0.0, and the shell shares 2.1.3',
  ]);
});

test('a custom property that neither the release nor the live shell declares is named', () => {
  const program = `css({ color: 'var(--ink)', width: 'calc(2 * var(--size))', '--size': '4rem', gap: 'var(--gap, 1rem)' });
    css({ background: 'var(--brand)' });`;
  expect(undeclaredProperties(program, { tokens: ['--ink'] })).toEqual([
    'neither the release nor the live shell declares --brand',
  ]);
});

test('a custom property that a script sets, or a style sheet registers, is declared', () => {
  const program = `card.style.setProperty('--angle', angle);
    const style = '@property --shine { syntax: "<number>"; inherits: false; initial-value: 0 }';
    css({ rotate: 'var(--angle)', opacity: 'var(--shine)', color: 'var(--brand)' });`;
  expect(undeclaredProperties(program, { tokens: [] })).toEqual([
    'neither the release nor the live shell declares --brand',
  ]);
});

test('a custom property in the comment of a library is not missing', () => {
  const program = '/**\n * "calc(var(--distance) / 5)"\n */\n// var(--size)\nconst gap = 1;';
  expect(undeclaredProperties(program, { tokens: [] })).toEqual([]);
});

test('the schema of a post is found by its reference in the OpenAPI document, whatever other paths accept', () => {
  const body = {
    type: 'object',
    properties: { email: { type: 'string', maxLength: 254 } },
    required: ['email'],
  };
  const document = {
    paths: {
      '/api/newsletter': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
        },
      },
      '/api/health/live': { get: {} },
      '/api/files': { post: { requestBody: { content: { 'multipart/form-data': {} } } } },
      '/api/refresh': { post: {} },
    },
    components: { schemas: { Body: body } },
  };
  expect(acceptedBy(document, '/api/newsletter')).toMatchObject({
    properties: { email: { type: 'string', maxLength: 254 } },
    required: ['email'],
  });
  expect(acceptedBy(document, '/api/health/live')).toBeUndefined();
  expect(acceptedBy(document, '/api/events')).toBeUndefined();
});

describe('what a form sends', () => {
  const contact = toJSONSchema(contactInquirySchema, { io: 'input' }) as never;
  const field = { type: 'string', maxLength: 100 };
  const accepted = { properties: { name: field }, required: ['name'], additionalProperties: false };

  test('is accepted by a backend with the same schema', () => {
    expect(payloadProblems(contact, contact)).toEqual([]);
  });

  interface Change {
    change: string;
    properties: Parameters<typeof payloadProblems>[0]['properties'];
    required?: string[];
    problem: string;
  }
  test.each<Change>([
    {
      change: 'an unknown field',
      properties: { name: field, country: field },
      problem: 'the backend does not accept the field country',
    },
    {
      change: 'a missing field',
      properties: {},
      required: [],
      problem: 'the backend requires the field name',
    },
    {
      change: 'another type',
      properties: { name: { type: 'integer' } },
      problem: 'name is integer where the backend expects string',
    },
    {
      change: 'a wider bound',
      properties: { name: { ...field, maxLength: 200 } },
      problem: 'name has maxLength 200 where the backend has 100',
    },
  ])('with $change is not', ({ properties, required = ['name'], problem }) => {
    expect(payloadProblems({ properties, required, additionalProperties: false }, accepted)[0]).toBe(problem);
  });
});
