import { execFile } from 'node:child_process';
import { Agent, createServer, get } from 'node:http';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type LocalServer, startLocalServer } from '@site/node-service/listen';
import { waitUntil } from '@site/node-service/wait-until';
import { type BackendProcess, SOURCE_BACKEND, startBackendProcess } from './testing/backend-process';
import { createTestDatabase, type TestDatabase } from './testing/database';

describe('a backend that receives a stop signal', () => {
  let database: TestDatabase;
  let backend: BackendProcess;
  let agent: Agent;

  beforeEach(async () => {
    database = await createTestDatabase();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const environment = { DATABASE_URL: database.url, DRAIN_SECONDS: '60', LOG_LEVEL: 'silent' };
    backend = await startBackendProcess(SOURCE_BACKEND, environment);
  });

  afterEach(async () => {
    agent.destroy();
    await backend.process.stop('SIGKILL');
    await database.drop();
  });

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
    expect(await send('/api/newsletters')).toEqual({ status: 200, connection: 'keep-alive', reused: false });
    backend.process.signal('SIGTERM');
    await waitUntil(async () => (await ready()) === 503);
    expect(await send('/api/newsletters')).toEqual({ status: 200, connection: 'close', reused: true });
    expect(await send('/api/health/live')).toEqual({ status: 200, connection: 'close', reused: false });
    expect(await send('/api/health/ready')).toEqual({ status: 503, connection: 'close', reused: false });

    // A second signal ends the drain early. `graceful-shutdown.test.ts` tests that.
    backend.process.signal('SIGINT');
    expect(await backend.process.exited()).toBe(0);
  });
});

describe('a backend whose port is in use', () => {
  let database: TestDatabase;
  let other: LocalServer;

  beforeEach(async () => {
    database = await createTestDatabase();
    other = await startLocalServer(createServer());
  });

  afterEach(async () => {
    await other.close();
    await database.drop();
  });

  it('says so, and closes its connections to the database before it exits', async () => {
    const started = promisify(execFile)(process.execPath, SOURCE_BACKEND, {
      cwd: dirname(__dirname),
      env: { ...process.env, DATABASE_URL: database.url, BACKEND_PORT: new URL(other.url).port },
    });
    await expect(started).rejects.toThrow(/BACKEND_PORT: port \d+ is in use/);
    // PostgreSQL counts a session when it ends, which is later than the process.
    const others = () =>
      database.query(
        'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    await waitUntil(async () => (await others()).length === 0);
    const abandoned = await database.query(`
      SELECT sessions_abandoned::integer AS sessions FROM pg_stat_database WHERE datname = current_database()`);
    expect(abandoned).toEqual([{ sessions: 0 }]);
  });
});
