import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './testing/database';
import { anInquiry } from './testing/payloads';
import { ServerProcess, SOURCE_BACKEND } from './testing/server-process';
import { until } from './testing/until';

describe('a backend that is told to stop', () => {
  let database: TestDatabase;
  let backend: ServerProcess;
  let agent: Agent;

  beforeEach(async () => {
    database = await createTestDatabase();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });

  afterEach(async () => {
    agent.destroy();
    await backend.stop('SIGKILL');
    await database.drop();
  });

  const start = async (drainSeconds: number) => {
    backend = await ServerProcess.start(SOURCE_BACKEND, {
      DATABASE_URL: database.url,
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'silent',
    });
  };

  /** Asks on the one connection that is kept. */
  const ask = (path: string) =>
    new Promise<{ status?: number; connection?: string; reused: boolean }>((resolve, reject) => {
      const sent = get(backend.url + path, { agent }, async (answer) => {
        await text(answer);
        const { statusCode: status, headers } = answer;
        resolve({ status, connection: headers.connection, reused: sent.reusedSocket });
      });
      sent.on('error', reject);
    });

  const ready = async () => (await fetch(`${backend.url}/api/health/ready`)).status;

  it('goes on answering while it drains, ends each connection with its answer, and then ends with 0', async () => {
    await start(60);
    expect(await ask('/api/newsletters')).toEqual({ status: 200, connection: 'keep-alive', reused: false });
    backend.signal('SIGTERM');
    await until(async () => (await ready()) === 503);
    expect(await ask('/api/newsletters')).toEqual({ status: 200, connection: 'close', reused: true });
    expect(await ask('/api/health/live')).toEqual({ status: 200, connection: 'close', reused: false });
    expect(await ask('/api/health/ready')).toEqual({ status: 503, connection: 'close', reused: false });

    // A second signal cuts short what else lasts longer than the test may.
    backend.signal('SIGINT');
    expect(await backend.ended()).toBe(0);
  });

  it('also ends the connection of a request that came before', async () => {
    await start(60);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE contact_inquiries');
    const posted = fetch(`${backend.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(anInquiry),
    });
    await until(async () => (await database.query('SELECT FROM pg_locks WHERE NOT granted')).length > 0);
    backend.signal('SIGTERM');
    await until(async () => (await ready()) === 503);
    await client.query('COMMIT');
    await client.end();
    const answer = await posted;
    expect([answer.status, answer.headers.get('connection')]).toEqual([201, 'close']);
  });

  it('ends by itself when its drain is over', async () => {
    await start(1);
    const told = performance.now();
    backend.signal('SIGTERM');
    expect(await backend.ended()).toBe(0);
    expect(performance.now() - told).toBeGreaterThan(1000);
  });
});
