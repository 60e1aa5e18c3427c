import { contacts } from '../contacts/contacts.kind';
import { submissionKinds } from '../submission-kinds';
import type { SubmissionKind } from '../submissions/submission-kind';
import { useBackend } from '../testing/use-backend';
import { openApiDocument } from './openapi-document';

interface Operation {
  operationId: string;
  tags: string[];
  responses: Record<string, { $ref?: string; description?: string }>;
}

const document = openApiDocument(submissionKinds);

const operations = Object.values(document.paths).flatMap(
  (path) => Object.values(path) as unknown as Operation[],
);

/** The values of every property named `key` at any depth, where each is a map of objects. */
function objectsUnder(key: string, value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    ...(name === key ? Object.values(child as object) : []),
    ...objectsUnder(key, child),
  ]);
}

describe('the OpenAPI document', () => {
  it('has the posts and the list of every kind, and of no other', () => {
    const pathsOf = (...kinds: SubmissionKind[]) =>
      Object.keys(openApiDocument(kinds).paths).filter((path) => !path.startsWith('/api/health'));
    const list = { name: 'enquiries', operationId: 'listEnquiries', summary: 'Newest', maxEntries: 5 };
    expect(pathsOf()).toEqual([]);
    expect(pathsOf(contacts)).toEqual(['/api/contacts']);
    expect(pathsOf({ ...contacts, name: 'fourth', list })).toEqual(['/api/fourth', '/api/enquiries']);
  });

  it('has an id of its own and a declared tag for every operation', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const declared = document.tags.map(({ name }) => name);
    for (const { tags } of operations) expect(declared).toEqual(expect.arrayContaining(tags));
  });

  it('declares 404 and 405 for every operation', () => {
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['404', '405']));
  });

  it('describes every response, but no media type, which must not have a description', () => {
    for (const { responses } of operations)
      for (const response of Object.values(responses))
        expect(response.$ref ?? response.description).toBeTruthy();
    const mediaTypes = objectsUnder('content', document);
    expect(mediaTypes.length).toBeGreaterThan(0);
    for (const mediaType of mediaTypes) expect(Object.keys(mediaType)).toEqual(['schema']);
  });

  it('names only components that exist', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind, name] of references) expect(document.components).toHaveProperty([kind!, name!]);
  });
});

describe('/api/openapi.json', () => {
  const site = useBackend();
  const read = (headers: Record<string, string>) =>
    fetch(`${site.backend.url}/api/openapi.json`, { headers });

  it.each([
    ['gzip', 'gzip, deflate, br'],
    [null, 'identity'],
  ])('is sent in the content encoding %s', async (encoding, accepted) => {
    const response = await read({ 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('responds 304 to a client that has the current document', async () => {
    const etag = (await read({})).headers.get('etag');
    for (const condition of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
      // Otherwise `fetch` adds `Cache-Control: no-cache`, and the response is complete.
      const response = await read({ 'If-None-Match': condition, 'Cache-Control': 'max-age=0' });
      expect([response.status, (await response.text()).length]).toEqual([304, 0]);
    }
    expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200);
  });
});
