import { QueryClient } from '@tanstack/react-query';
import { getQueryFn, queryClient } from './query';
import { startServer } from '../testing/start-server';

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((request, response) => {
    const [, status = '200'] = request.url?.split('/') ?? [];
    response.writeHead(Number(status)).end(JSON.stringify({ count: server.received.length }));
  });
});
afterAll(() => server.close());
afterEach(() => queryClient.clear());

const read = (path: string, on401: 'null' | 'throw' = 'throw') =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
    queryKey: [server.origin + path, { page: 2 }],
    queryFn: getQueryFn({ on401 }),
  });

test('reads the first element of the query key as JSON', async () => {
  await expect(read('/200')).resolves.toEqual({ count: expect.any(Number) });
  expect(server.received.at(-1)).toMatchObject({ method: 'GET', path: '/200' });
});

test('reads null for a 401 if asked to', async () => {
  await expect(read('/401', 'null')).resolves.toBeNull();
});

test('throws for a 401 by default, and for any other error response', async () => {
  await expect(read('/401')).rejects.toMatchObject({ name: 'ApiError', status: 401 });
  await expect(read('/500', 'null')).rejects.toMatchObject({ name: 'ApiError', status: 500 });
});

test('requests the same data once', async () => {
  const query = { queryKey: [`${server.origin}/200/once`] };
  const first = await queryClient.fetchQuery(query);
  await expect(queryClient.fetchQuery(query)).resolves.toBe(first);
});
