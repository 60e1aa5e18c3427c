import { request } from 'node:http';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { waitUntil } from '@site/node-service/wait-until';
import { freePort } from '@site/node-service/free-ports';
import { createApplication } from '../create-application';
import { startBackend, type TestBackend } from '../testing/backend';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { DatabaseProxy } from '../testing/database-proxy';
import { anApplication, anInquiry, aSubscription } from '../testing/payloads';

describe('the metrics', () => {
  let database: TestDatabase;
  let backend: TestBackend;
  let port: number;

  beforeEach(async () => {
    database = await createTestDatabase();
    port = await freePort();
    backend = await startBackend(database.url, { METRICS_PORT: String(port), RATE_LIMIT_MAX: '6' });
  });

  afterEach(async () => {
    await backend.close();
    await database.drop();
  });

  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    return response.text();
  };

  /** The value of every series of a metric, under its labels as they are served. */
  const read = async (metric: string): Promise<Record<string, number>> => {
    const series = (await scrape()).matchAll(new RegExp(`^${metric}(?:{(.*)})? (\\S+)$`, 'gm'));
    return Object.fromEntries([...series].map(([, labels = '', value]) => [labels, Number(value)]));
  };

  const submissions = async () => {
    const all = Object.entries(await read('submissions_total'));
    return Object.fromEntries(all.filter(([, value]) => value > 0));
  };

  it('count submissions of every kind and outcome from zero', async () => {
    const kinds = ['contacts', 'newsletter', 'coach-applications'];
    const outcomes = ['stored', 'repeated', 'refused', 'limited', 'failed'];
    expect(await read('submissions_total')).toEqual(
      Object.fromEntries(
        kinds.flatMap((kind) => outcomes.map((outcome) => [`kind="${kind}",outcome="${outcome}"`, 0])),
      ),
    );
  });

  it('count submissions by outcome', async () => {
    const once = { 'Idempotency-Key': 'once' };
    await backend.post('/api/contacts', anInquiry, once);
    await backend.post('/api/contacts', anInquiry, once);
    await backend.post('/api/contacts', { ...anInquiry, message: 'short' }, once);
    await backend.post('/api/newsletter', aSubscription);
    await backend.post('/api/newsletter', 'no JSON object');
    await database.query('DROP TABLE coach_applications');
    await backend.post('/api/coach-applications', anApplication);
    await backend.post('/api/coach-applications', anApplication);
    expect(await submissions()).toEqual({
      'kind="contacts",outcome="stored"': 1,
      'kind="contacts",outcome="repeated"': 1,
      'kind="contacts",outcome="refused"': 1,
      'kind="newsletter",outcome="stored"': 1,
      'kind="newsletter",outcome="refused"': 1,
      'kind="coach-applications",outcome="failed"': 1,
      'kind="coach-applications",outcome="limited"': 1,
    });
  });

  it('count a stored submission also when its sender has disconnected', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE contact_inquiries');
    const headers = { 'Content-Type': 'application/json' };
    const sent = request(`${backend.url}/api/contacts`, { method: 'POST', headers });
    sent.on('error', () => {});
    sent.end(JSON.stringify(anInquiry));
    await waitUntil(() => database.waitsForLock());
    sent.destroy();
    await waitUntil(() => backend.log().includes('"aborted":true'));
    await client.query('COMMIT');
    await client.end();
    await waitUntil(async () => Object.keys(await submissions()).length > 0);
    expect(await submissions()).toEqual({ 'kind="contacts",outcome="stored"': 1 });
  });

  it('measure requests by method, route and status, and name no other address', async () => {
    await backend.post('/api/contacts', anInquiry);
    await backend.post('/api/contacts', {});
    await fetch(`${backend.url}/api/contacts`);
    await fetch(`${backend.url}/api/health/ready`);
    await fetch(`${backend.url}/api/layla@example.org`);
    expect(await read('http_request_duration_seconds_count')).toEqual({
      'method="POST",route="/api/contacts",status="201"': 1,
      'method="POST",route="/api/contacts",status="400"': 1,
      'method="GET",route="other",status="405"': 1,
      'method="GET",route="/api/health/ready",status="200"': 1,
      'method="GET",route="other",status="404"': 1,
    });
    const labels = 'method="POST",route="/api/contacts",status="201"';
    const buckets = await read('http_request_duration_seconds_bucket');
    const bounds = Object.keys(buckets).filter((bucket) => bucket.includes(labels));
    expect(bounds.map((bucket) => /le="(.*?)"/.exec(bucket)?.[1])).toEqual(
      '0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf'.split(' '),
    );
    expect((await read('http_request_duration_seconds_sum'))[labels]).toBeGreaterThan(0);
    expect(await scrape()).not.toContain('layla');
  });

  it('count pending notifications, and measure the age of the oldest', async () => {
    expect([await read('notifications_pending'), await read('notifications_oldest_seconds')]).toEqual([
      { '': 0 },
      { '': 0 },
    ]);
    await backend.post('/api/contacts', anInquiry);
    expect(await read('notifications_pending')).toEqual({ '': 1 });
    expect((await read('notifications_oldest_seconds'))['']).toBeLessThan(60);

    await database.query(`
      SELECT graphile_worker.add_job('something-else', '{}');
      UPDATE graphile_worker._private_jobs SET created_at = now() - interval '1 hour'`);
    expect(await read('notifications_pending')).toEqual({ '': 1 });
    expect((await read('notifications_oldest_seconds'))['']).toBeGreaterThanOrEqual(3600);

    await database.query(
      'SELECT graphile_worker.permanently_fail_jobs(array_agg(id)) FROM graphile_worker.jobs',
    );
    expect(await read('notifications_pending')).toEqual({ '': 1 });

    await database.query('SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs');
    expect(await read('notifications_pending')).toEqual({ '': 0 });
  });

  it('count pending notifications with one query for a scrape', async () => {
    const query = jest.spyOn(backend.application.get(DataSource), 'query');
    await scrape();
    await scrape();
    expect(query.mock.calls.filter(([sql]) => sql.includes('AS pending'))).toHaveLength(2);
  });

  it('count at most 10,000 pending notifications, and still find the oldest', async () => {
    await database.query(`
      SELECT count(*) FROM graphile_worker.add_jobs(
        (SELECT array_agg(json_populate_record(
           NULL::graphile_worker.job_spec,
           json_build_object('identifier', 'announce-submission', 'job_key', number)))
         FROM generate_series(1, 10010) AS number));
      UPDATE graphile_worker._private_jobs SET created_at = now() - interval '1 hour'
      WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)`);
    expect(await read('notifications_pending')).toEqual({ '': 10_000 });
    expect((await read('notifications_oldest_seconds'))['']).toBeGreaterThanOrEqual(3600);
  });

  it('include the process while the database is unavailable, but no notifications', async () => {
    await backend.close();
    const proxy = await DatabaseProxy.start(database.url);
    backend = await startBackend(proxy.url, { METRICS_PORT: String(port) });
    await proxy.stop();
    expect(await read('notifications_pending')).toEqual({});
    expect(await read('notifications_oldest_seconds')).toEqual({});
    expect((await read('process_resident_memory_bytes'))['']).toBeGreaterThan(0);
  });

  it('are not served on the public port, and require a free one', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      expect((await fetch(backend.url + path)).status).toBe(404);
    }
    const environment = { DATABASE_URL: database.url, METRICS_PORT: String(port), LOG_LEVEL: 'silent' };
    await expect(createApplication(environment)).rejects.toThrow(`METRICS_PORT: port ${port} is in use`);
  });
});
