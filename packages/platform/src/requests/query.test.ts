import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { QueryClient } from '@tanstack/react-query';
import { getQueryFn, queryClient } from './query';

const received: string[] = [];

const server = provideLocalServer(({ method, url = '' }, response) => {
  received.push(`${method} ${url}`);
  const [, status] = url.split('/');
  response.writeHead(Number(status)).end(JSON.stringify({ count: received.length }));
});

afterEach(() => queryClient.clear());

const read = (path: string, on401: 'null' | 'throw' = 'throw') =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
    queryKey: [server.url + path, { page: 2 }],
    queryFn: getQueryFn({ on401 }),
  });

test('reads the first element of the query key as JSON', async () => {
  await expect(read('/200')).resolves.toEqual({ count: expect.any(Number) });
  expect(received.at(-1)).toBe('GET /200');
});

test('reads null for a 401 if asked to', async () => {
  await expect(read('/401', 'null')).resolves.toBeNull();
});

test('throws for a 401 by default, and for any other error response', async () => {
  await expect(read('/401')).rejects.toMatchObject({ name: 'ApiError', status: 401 });
  await expect(read('/500', 'null')).rejects.toMatchObject({ name: 'ApiError', status: 500 });
});

test('requests the same data once', async () => {
  const query = { queryKey: [`${server.url}/200/once`] };
  const first = await queryClient.fetchQuery(query);
  await expect(queryClient.fetchQuery(query)).resolves.toBe(first);
});
