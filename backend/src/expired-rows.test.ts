import { Client } from 'pg';
import { waitUntil } from '@site/node-service/wait-until';
import { startBackend } from './testing/backend';
import { anApplication, anInquiry } from './testing/payloads';
import { useBackend } from './testing/use-backend';

/** The timers and clocks that requests, the database and `waitUntil` need. */
const NOT_INTERVALS = [
  'nextTick',
  'setImmediate',
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'Date',
  'performance',
] as const;

describe('a backend that starts', () => {
  const site = useBackend();

  const post = async (path: string, payload: object, key: string) =>
    expect(await site.backend.post(path, payload, { 'Idempotency-Key': key })).toHaveProperty('status', 201);
  const count = async (table: string) => (await site.database.query(`SELECT FROM ${table}`)).length;
  const list = async () => (await fetch(`${site.backend.url}/api/newsletters`)).json();

  const makeOld = () =>
    site.database.query(`
      UPDATE contact_inquiries SET created_at = now() - interval '25 hours';
      UPDATE coach_applications SET created_at = now() - interval '25 hours'`);

  it('deletes keys after a day, and list entries that nobody sees, but no submission', async () => {
    await post('/api/contacts', anInquiry, 'old');
    await post('/api/coach-applications', anApplication, 'old');
    await makeOld();
    await site.database.query(`
      INSERT INTO newsletter_list_entries (created_at)
      SELECT now() - n * interval '1 minute' FROM generate_series(1, 60) AS n`);
    await post('/api/contacts', anInquiry, 'young');
    const listed = await list();

    const second = await startBackend(site.database.url);
    await waitUntil(async () => (await count('newsletter_list_entries')) === 50).finally(() =>
      second.close(),
    );
    expect(await site.database.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'young' }]);
    expect(await list()).toEqual(listed);
    expect([await count('contact_inquiries'), await count('coach_applications')]).toEqual([2, 1]);
  });

  const OF_EARLIER_BACKENDS = `INSERT INTO rate_limits SELECT n, 1, now() + n * interval '1 hour'`;

  it('deletes the clients that earlier backends counted, once their windows have ended', async () => {
    await site.database.query(`${OF_EARLIER_BACKENDS} FROM unnest(ARRAY[-1, 1]) AS n`);
    const second = await startBackend(site.database.url);
    await waitUntil(async () => (await count('rate_limits')) === 1).finally(() => second.close());
    expect(await site.database.query('SELECT client FROM rate_limits')).toEqual([{ client: '1' }]);
  });

  it('stops after a batch if it is stopped', async () => {
    await site.database.query(`${OF_EARLIER_BACKENDS} FROM generate_series(-12000, -1) AS n`);
    const other = new Client({ connectionString: site.database.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE rate_limits');
    const second = await startBackend(site.database.url);
    await waitUntil(() => site.database.waitsForLock());
    const closed = second.close();
    await waitUntil(() =>
      fetch(second.url).then(
        () => false,
        () => true,
      ),
    );
    await other.query('COMMIT');
    await other.end();
    await closed;
    expect(await count('rate_limits')).toBeGreaterThanOrEqual(7_000);
  });

  it('deletes them again every hour', async () => {
    const keysAreDeleted = () => waitUntil(async () => (await count('idempotency_keys')) === 0);
    jest.useFakeTimers({ doNotFake: [...NOT_INTERVALS] });
    await post('/api/contacts', anInquiry, 'old-at-the-start');
    await makeOld();
    const second = await startBackend(site.database.url);
    try {
      await keysAreDeleted();
      await post('/api/contacts', anInquiry, 'old-later');
      await makeOld();
      jest.advanceTimersByTime(60 * 60 * 1_000);
      await keysAreDeleted();
    } finally {
      await second.close();
      jest.useRealTimers();
    }
  });
});
