import { startBackend, type TestBackend } from '../testing/backend';
import { anInquiry, aSubscription } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';

describe('the rate limit', () => {
  let database: TestDatabase;
  let backends: TestBackend[];

  const start = () => startBackend(database.url, { RATE_LIMIT_MAX: '20' });

  beforeAll(async () => {
    database = await createTestDatabase();
    backends = await Promise.all([1, 2, 3].map(start));
  });

  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.close()));
    await database.drop();
  });

  const post = (index: number, from: string, payload: object = anInquiry, path = '/api/contacts') =>
    backends[index % backends.length]!.post(path, payload, { 'X-Forwarded-For': from });

  const count = async (responses: Promise<Response>[]) => {
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    const of = (wanted: number) => statuses.filter((status) => status === wanted).length;
    return { stored: of(201), refused: of(429) };
  };

  it('accepts exactly 20 concurrent posts of a client to several backends', async () => {
    // The client is an IPv6 network.
    const responses = Array.from({ length: 60 }, (_, index) => post(index, `2001:db8::${index}`));
    expect(await count(responses)).toEqual({ stored: 20, refused: 40 });
  });

  it.each(['the database', 'its memory'])('sends Retry-After if a backend refuses by %s', async (source) => {
    // The last one has not seen this client before.
    if (source === 'the database') backends.push(await start());
    const response = await post(backends.length - 1, '2001:db8::ffff');
    const seconds = Number(response.headers.get('retry-after'));
    expect(response.status).toBe(429);
    expect(await response.text()).toBe(
      'You have sent too many forms in a short time. Please try again later.',
    );
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('writes nothing more about a client whom each backend has refused', async () => {
    const postToEach = () => count(backends.map((_, index) => post(index, '2001:db8::1')));
    const points = () => database.query('SELECT points FROM rate_limit_points');
    expect(await postToEach()).toEqual({ stored: 0, refused: 4 });
    const before = await points();
    expect(await postToEach()).toEqual({ stored: 0, refused: 4 });
    expect(await points()).toEqual(before);
  });

  it('counts clients separately, and all their forms together, invalid ones too', async () => {
    const responses = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? post(index, '192.0.2.2', {}) : post(index, '192.0.2.2', aSubscription, '/api/newsletter'),
    );
    expect(await count(responses)).toEqual({ stored: 10, refused: 0 });
    expect((await post(0, '192.0.2.2')).status).toBe(429);
  });

  it('resets at the end of the window', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1_000);
    const statuses = [];
    for (const [index] of backends.entries()) statuses.push((await post(index, '2001:db8::1')).status);
    expect(statuses).toEqual([201, 201, 201, 201]);
  });

  it('ignores X-Forwarded-For if no proxy is trusted', async () => {
    const direct = await startBackend(database.url, { RATE_LIMIT_MAX: '3', TRUSTED_PROXIES: 'none' });
    backends.push(direct);
    const responses = Array.from({ length: 5 }, (_, index) =>
      direct.post('/api/contacts', anInquiry, { 'X-Forwarded-For': `198.51.100.${index}` }),
    );
    expect(await count(responses)).toEqual({ stored: 3, refused: 2 });
  });

  it('stores no address', async () => {
    const rows = await database.query<{ key: string }>('SELECT key FROM rate_limit_points');
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key).toMatch(/^:?[A-Za-z0-9+/]{43}=$/);
  });
});
