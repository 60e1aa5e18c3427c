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

  const count = async (answers: Promise<Response>[]) => {
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    const of = (wanted: number) => statuses.filter((status) => status === wanted).length;
    return { stored: of(201), refused: of(429) };
  };

  it('lets exactly 20 of a client through, however many come at once and to whichever process', async () => {
    const answers = Array.from({ length: 60 }, (_, index) => post(index, '192.0.2.1'));
    expect(await count(answers)).toEqual({ stored: 20, refused: 40 });
  });

  it('says when to come back', async () => {
    const answer = await post(0, '192.0.2.1');
    const seconds = Number(answer.headers.get('retry-after'));
    expect(answer.status).toBe(429);
    expect(await answer.text()).toBe('You have sent too many forms in a short time. Please try again later.');
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('counts all forms together, the wrong ones too', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? post(index, '192.0.2.2', {}) : post(index, '192.0.2.2', aSubscription, '/api/newsletter'),
      ),
    );
    expect((await post(0, '192.0.2.2')).status).toBe(429);
  });

  it('counts an IPv6 network as one client, and other clients apart', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => post(index, `2001:db8::${index}`)));
    expect((await post(0, '2001:db8::ffff')).status).toBe(429);
    expect((await post(0, '2001:db8:0:1::1')).status).toBe(201);
    expect((await post(0, '192.0.2.3')).status).toBe(201);
  });

  it('starts anew when the window is over', async () => {
    await database.query('UPDATE rate_limits SET resets_at = now()');
    expect((await post(0, '192.0.2.1')).status).toBe(201);
  });

  it('believes nobody about addresses where no proxy is trusted', async () => {
    const direct = await startBackend(database.url, { RATE_LIMIT_MAX: '3', TRUST_PROXY: 'none' });
    const answers = Array.from({ length: 5 }, (_, index) =>
      direct.post('/api/contacts', anInquiry, { 'X-Forwarded-For': `198.51.100.${index}` }),
    );
    expect(await count(answers)).toEqual({ stored: 3, refused: 2 });
    await direct.close();
  });

  it('keeps no address', async () => {
    const rows = await database.query<{ client: string }>('SELECT client FROM rate_limits');
    expect(rows.length).toBeGreaterThan(3);
    for (const { client } of rows) expect(client).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  });
});
