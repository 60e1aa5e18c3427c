import type { IncomingMessage } from 'node:http';
import { Admission } from './admission';

const request = (url: string, client = 'a') => ({ url, client }) as unknown as IncomingMessage;
const admission = () => new Admission((sender) => (sender as unknown as { client: string }).client);

/** The statuses of so many attempts, without repetition. */
async function statusesOf(count: number, attempt: (index: number) => Promise<unknown>): Promise<Set<number>> {
  const attempts = Array.from({ length: count }, (_, index) => attempt(index));
  const statuses = await Promise.all(
    attempts.map((pending) =>
      pending.then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    ),
  );
  return new Set(statuses);
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));

afterEach(() => void jest.useRealTimers());

test.each([
  ['/careers/a', 1_000, 5],
  ['/api/contacts', 100, 5],
  ['/API/contacts', 100, 5],
  ['http://a/api/contacts', 100, 5],
  ['/api?contacts', 100, 5],
  ['http://a?/api/contacts', 1_000, 5],
  ['/_forms/contact', 100, 5],
])('a client may send %s %d times in %d seconds, and others still may', async (url, count, seconds) => {
  const limits = admission();
  expect(await statusesOf(count, () => limits.request(request(url)))).toEqual(new Set([200]));
  await expect(limits.request(request(url))).rejects.toMatchObject({ status: 429 });
  await limits.request(request(url, 'b'));
  jest.advanceTimersByTime(seconds * 1_000 - 1);
  await expect(limits.request(request(url))).rejects.toMatchObject({ status: 429 });
  jest.advanceTimersByTime(1);
  await limits.request(request(url));
});

test('the limit of a client applies before its requests wait, and refused requests take no place', async () => {
  const limits = admission();
  const flood = statusesOf(5_000, () => limits.request(request('/nowhere')));
  const order: string[] = [];
  const others = ['b', 'c'].map((client) =>
    limits.request(request('/', client)).then(() => order.push(client)),
  );
  expect(await flood).toEqual(new Set([200, 429]));
  await Promise.all(others);
  expect(order).toEqual(['b', 'c']);
});

test.each(['/_health/ready', '/api/contacts', '/_forms/contact'])(
  '%s does not wait behind other requests',
  async (url) => {
    const limits = admission();
    let passed = 0;
    const flood = statusesOf(2_000, (index) =>
      limits.request(request('/nowhere', `client ${index}`)).then(() => (passed += 1)),
    );
    await limits.request(request(url));
    expect(passed).toBe(0);
    await flood;
  },
);

test('health checks have no limit', async () => {
  const limits = admission();
  expect(await statusesOf(5_000, () => limits.request(request('/_health/live')))).toEqual(new Set([200]));
});

test('another address below that of the health checks has the limit of a client', async () => {
  const limits = admission();
  const flood = statusesOf(5_000, (index) => limits.request(request(`/_health/${index}`)));
  expect(await flood).toEqual(new Set([200, 429]));
});

test('a client gets 100 made-up pages in ten seconds, and any number of declared ones', async () => {
  const limits = admission();
  const render = (client: string, declared = false) =>
    limits.render({ client, declared }, async () => 'page');
  for (let count = 0; count < 100; count += 1) expect(await render('a')).toBe('page');
  await expect(render('a')).rejects.toMatchObject({ status: 429 });
  expect(await render('a', true)).toBe('page');
  expect(await render('b')).toBe('page');
  jest.advanceTimersByTime(9_999);
  await expect(render('a')).rejects.toMatchObject({ status: 429 });
  jest.advanceTimersByTime(1);
  expect(await render('a')).toBe('page');
});
