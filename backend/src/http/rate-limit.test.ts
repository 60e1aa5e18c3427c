import { startBackend, type TestBackend } from '../testing/backend';
import { anInquiry, aSubscription } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';

describe('the rate limit', () => {
  let database: TestDatabase;
  let backends: TestBackend[];

  beforeAll(async () => {
    database = await createTestDatabase();
    backends = await Promise.all([1, 2, 3].map(() => startBackend(database.url, { RATE_LIMIT_MAX: '20' })));
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

  it('sends Retry-After', async () => {
    const response = await post(0, '2001:db8::ffff');
    const seconds = Number(response.headers.get('retry-after'));
    expect(response.status).toBe(429);
    expect(await response.text()).toBe(
      'You have sent too many forms in a short time. Please try again later.',
    );
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('counts clients separately, and all their forms together, invalid ones too', async () => {
    const responses = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? post(index, '192.0.2.2', {}) : post(index, '192.0.2.2', aSubscription, '/api/newsletter'),
    );
    expect(await count(responses)).toEqual({ stored: 10, refused: 0 });
    expect((await post(0, '192.0.2.2')).status).toBe(429);
  });

  it('resets at the end of the window', async () => {
    await database.query('UPDATE rate_limit_points SET expire = 0');
    expect((await post(0, '2001:db8::1')).status).toBe(201);
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
