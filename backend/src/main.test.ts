import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { waitUntil } from '@site/node-service/wait-until';
import { Client } from 'pg';
import { type BackendProcess, SOURCE_BACKEND, startBackendProcess } from './testing/backend-process';
import { createTestDatabase, type TestDatabase } from './testing/database';
import { anInquiry } from './testing/payloads';

describe('a backend that receives a stop signal', () => {
  let database: TestDatabase;
  let backend: BackendProcess;
  let agent: Agent;

  beforeEach(async () => {
    database = await createTestDatabase();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });

  afterEach(async () => {
    agent.destroy();
    await backend.process.stop('SIGKILL');
    await database.drop();
  });

  const start = async (drainSeconds: number) => {
    backend = await startBackendProcess(SOURCE_BACKEND, {
      DATABASE_URL: database.url,
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: 'silent',
    });
  };

  /** Requests on the agent's one connection. */
  const send = (path: string) =>
    new Promise<{ status?: number; connection?: string; reused: boolean }>((resolve, reject) => {
      const sent = get(backend.url + path, { agent }, async (response) => {
        await text(response);
        const { statusCode: status, headers } = response;
        resolve({ status, connection: headers.connection, reused: sent.reusedSocket });
      });
      sent.on('error', reject);
    });

  const ready = async () => (await fetch(`${backend.url}/api/health/ready`)).status;

  it('serves requests while it drains, closes each connection with its response, and exits with 0', async () => {
    await start(60);
    expect(await send('/api/newsletters')).toEqual({ status: 200, connection: 'keep-alive', reused: false });
    backend.process.signal('SIGTERM');
    await waitUntil(async () => (await ready()) === 503);
    expect(await send('/api/newsletters')).toEqual({ status: 200, connection: 'close', reused: true });
    expect(await send('/api/health/live')).toEqual({ status: 200, connection: 'close', reused: false });
    expect(await send('/api/health/ready')).toEqual({ status: 503, connection: 'close', reused: false });

    // A second signal ends the drain, which is longer than the test's timeout.
    backend.process.signal('SIGINT');
    expect(await backend.process.exited()).toBe(0);
  });

  it('also closes the connection of a request that was pending before', async () => {
    await start(60);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE contact_inquiries');
    const posted = fetch(`${backend.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(anInquiry),
    });
    await waitUntil(async () => (await database.query('SELECT FROM pg_locks WHERE NOT granted')).length > 0);
    backend.process.signal('SIGTERM');
    await waitUntil(async () => (await ready()) === 503);
    await client.query('COMMIT');
    await client.end();
    const response = await posted;
    expect([response.status, response.headers.get('connection')]).toEqual([201, 'close']);
  });

  it('exits by itself when its drain is over', async () => {
    await start(1);
    backend.process.signal('SIGTERM');
    expect(await backend.process.exited()).toBe(0);
  });
});
