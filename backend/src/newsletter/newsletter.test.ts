import { startBackend } from '../testing/backend';
import { aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('the newsletter', () => {
  const site = useBackend();

  beforeEach(() => site.database.query('TRUNCATE newsletter_subscriptions, idempotency_keys, outbox'));

  const subscribe = async (payload: object, headers?: Record<string, string>) => {
    const response = await site.backend.post('/api/newsletter', payload, headers);
    return [response.status, await response.text()];
  };
  const rows = () => site.database.query('SELECT email, name, phone FROM newsletter_subscriptions');
  const waiting = async () => (await site.database.query('SELECT FROM outbox')).length;

  it('responds the same to a new and a known address, and stores one row regardless of case', async () => {
    const first = await subscribe({ email: 'Sara@Example.org' });
    const second = await subscribe({ email: 'sara@example.ORG' });
    expect(first).toEqual([201, '{"subscribed":true}']);
    expect(second).toEqual(first);
    expect(await rows()).toEqual([{ email: 'Sara@Example.org', name: null, phone: null }]);
    expect(await waiting()).toBe(1);
  });

  it('adds name and phone to a row without them, and notifies the firm', async () => {
    await subscribe({ email: aSubscription.email });
    await subscribe(aSubscription);
    expect(await rows()).toEqual([aSubscription].map(({ email, name, phone }) => ({ email, name, phone })));
    expect(await waiting()).toBe(2);
  });

  it('keeps an existing name and phone', async () => {
    await subscribe(aSubscription);
    await subscribe({ ...aSubscription, name: 'Somebody Else', phone: '1' });
    await subscribe({ email: aSubscription.email });
    expect(await rows()).toEqual([aSubscription].map(({ email, name, phone }) => ({ email, name, phone })));
    expect(await waiting()).toBe(1);
  });

  it('stores one row for an address that subscribes concurrently, over several processes', async () => {
    const second = await startBackend(site.database.url);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const email = index % 3 ? 'sara@example.org' : 'SARA@example.org';
        const payload = index % 5 ? { email } : { ...aSubscription, email };
        return (index % 2 ? site.backend : second).post('/api/newsletter', payload);
      }),
    );
    await second.close();
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect(await rows()).toEqual([{ email: expect.anything(), name: 'Sara Aziz', phone: '+962 6 000 0000' }]);
  });

  it('responds the same to a repeated key, and refuses it for another address', async () => {
    const headers = { 'Idempotency-Key': 'a' };
    expect(await subscribe({ email: 'sara@example.org' }, headers)).toEqual([201, '{"subscribed":true}']);
    expect(await subscribe({ email: 'sara@example.org' }, headers)).toEqual([201, '{"subscribed":true}']);
    expect((await subscribe({ email: 'omar@example.org' }, headers))[0]).toBe(422);
    expect(await rows()).toHaveLength(1);
  });

  it('lists the newest 50 without personal data', async () => {
    await site.database.query(`
      INSERT INTO newsletter_subscriptions (email, created_at)
      SELECT n || '@example.org', timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, 60) AS n`);
    const response = await fetch(`${site.backend.url}/api/newsletters`);
    const list = (await response.json()) as { id: string; createdAt: string }[];
    expect(response.status).toBe(200);
    expect(list).toHaveLength(50);
    expect(list[0]).toEqual({ id: expect.any(String), createdAt: '2026-01-01T01:00:00.000Z' });
    expect(list.at(-1)?.createdAt).toBe('2026-01-01T00:11:00.000Z');
  });
});
