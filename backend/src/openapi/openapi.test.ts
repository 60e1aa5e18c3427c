import { useBackend } from '../testing/use-backend';
import { openApiDocument } from './openapi-document';

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string }[];
  responses: Record<string, { $ref?: string; description?: string }>;
}

/** The values of every property named `key` at any depth, if each is a map of objects. */
function objectsUnder(key: string, value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    ...(name === key ? Object.values(child as object) : []),
    ...objectsUnder(key, child),
  ]);
}

describe('the OpenAPI document', () => {
  const site = useBackend();
  let document: ReturnType<typeof openApiDocument>;
  let operations: Operation[];

  beforeAll(() => {
    document = openApiDocument(site.backend.application);
    operations = Object.values(document.paths).flatMap(
      (path) => Object.values(path) as unknown as Operation[],
    );
  });

  it('has every address of the API, with the methods that it takes', () => {
    const methods = Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item)]);
    expect(Object.fromEntries(methods)).toEqual({
      '/api/coach-applications': ['post'],
      '/api/contacts': ['post'],
      '/api/health/live': ['get'],
      '/api/health/ready': ['get'],
      '/api/newsletter': ['post'],
      '/api/newsletters': ['get'],
    });
  });

  it('describes a body by the schema that validates it', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/contacts']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ContactInquiryDto' } } },
    });
    expect(document.components?.schemas?.['ContactInquiryDto']).toMatchObject({
      additionalProperties: false,
      required: ['firstName', 'lastName', 'email', 'message'],
      properties: { message: { minLength: 10, maxLength: 5000 } },
    });
  });

  it('declares every response to a post', () => {
    expect(Object.keys(document.paths['/api/contacts']?.post?.responses ?? {})).toEqual([
      '201',
      '400',
      '404',
      '405',
      '413',
      '415',
      '429',
      '503',
    ]);
  });

  it('has an id of its own and a declared tag for every operation', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const declared = document.tags?.map(({ name }) => name);
    for (const { tags } of operations) expect(declared).toEqual(expect.arrayContaining(tags));
  });

  it('takes an idempotency key for what is stored once with it', () => {
    const ids = operations
      .filter(({ parameters }) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
      .map(({ operationId }) => operationId);
    expect(ids).toEqual(['sendEnquiry', 'applyAsCoach']);
  });

  it('declares 404, 405 and 503 for every operation', () => {
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['404', '405', '503']));
  });

  it('describes every response, but no media type, which must not have a description', () => {
    for (const { responses } of operations)
      for (const response of Object.values(responses)) expect(response.description).toBeTruthy();
    const mediaTypes = objectsUnder('content', document);
    expect(mediaTypes.length).toBeGreaterThan(0);
    for (const mediaType of mediaTypes) expect(Object.keys(mediaType)).toEqual(['schema']);
  });

  it('names only components that exist', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind, name] of references) expect(document.components).toHaveProperty([kind!, name!]);
  });

  it('is served', async () => {
    const response = await fetch(`${site.backend.url}/api/openapi.json`);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });
});
