import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createLogger } from '@site/node-service/logger';
import { waitUntil } from '@site/node-service/wait-until';
import { startBackend, type TestBackend } from '../testing/backend';
import { submissionKinds } from '../submission-kinds';
import { anInquiry } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { openDatabase } from './open-database';

const logger = createLogger('backend', 'silent');

/** A TCP proxy in front of the database, so that a test can make the database unavailable and available again. */
class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly database: URL) {}

  get url(): string {
    const url = new URL(this.database);
    url.port = String(this.port);
    return url.href;
  }

  async start(): Promise<void> {
    const server = createServer((client) => {
      const upstream = connect(Number(this.database.port), this.database.hostname);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

describe('the database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });

  afterEach(() => database.drop());

  it('is migrated once by several processes that start at the same time', async () => {
    const sources = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase(database.url, submissionKinds, logger)),
    );
    const migrations = await database.query('SELECT name FROM migrations ORDER BY id');
    expect(migrations).toEqual([
      { name: 'StoreSubmissions1767225600000' },
      { name: 'NoteRequestIds1795219200000' },
      { name: 'IndexOutbox1795222800000' },
      { name: 'ListNewsletterRequests1795305600000' },
    ]);
    for (const source of sources) {
      expect(await source.query('SELECT count(*)::integer AS rows FROM contact_inquiries')).toEqual([
        { rows: 0 },
      ]);
      await source.destroy();
    }
  });

  it('is migrated without the query timeout of requests', async () => {
    const open = () => openDatabase(database.url, submissionKinds, logger);
    await (await open()).destroy();
    await database.query(`DELETE FROM migrations WHERE name LIKE 'IndexOutbox%'`);
    await database.query('DROP INDEX outbox_oldest');
    const locked = database.query(`DO $$ BEGIN LOCK TABLE outbox; PERFORM pg_sleep(6); END $$`);
    const [source] = await Promise.all([open(), locked]);
    expect(await source.query(`SELECT FROM pg_indexes WHERE indexname = 'outbox_oldest'`)).toHaveLength(1);
    await source.destroy();
  });

  it('lists the newest existing subscriptions as requests after the migration', async () => {
    await (await openDatabase(database.url, submissionKinds, logger)).destroy();
    await database.query('DROP TABLE newsletter_requests');
    await database.query(`DELETE FROM migrations WHERE name LIKE 'ListNewsletterRequests%'`);
    await database.query(`
      INSERT INTO newsletter_subscriptions (email, created_at)
      SELECT n || '@example.org', timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, 60) AS n`);
    await (await openDatabase(database.url, submissionKinds, logger)).destroy();
    const [kept] = await database.query(`
      SELECT count(*)::integer AS entries, min(created_at) AS oldest FROM newsletter_requests`);
    expect(kept).toEqual({ entries: 50, oldest: new Date('2026-01-01T00:11:00Z') });
  });

  it('may become unavailable and recover: until then posts are refused, and the service is not ready', async () => {
    const proxy = new DatabaseProxy(new URL(database.url));
    await proxy.start();
    const backend = await startBackend(proxy.url);
    const health = async (path: string) => (await fetch(`${backend.url}/api/health${path}`)).status;
    const post = () => backend.post('/api/contacts', anInquiry, { 'Idempotency-Key': 'kept' });
    expect([await health(''), await health('/ready'), await health('/live')]).toEqual([200, 200, 200]);

    await proxy.stop();
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toBe('We cannot take this right now. Please try again in a moment.');
    expect([await health(''), await health('/ready'), await health('/live')]).toEqual([503, 503, 200]);

    await proxy.start();
    await waitUntil(async () => (await health('/ready')) === 200);
    expect((await post()).status).toBe(201);
    expect(await database.query('SELECT first_name FROM contact_inquiries')).toEqual([
      { first_name: 'Layla' },
    ]);
    await backend.close();
    await proxy.stop();
  });

  it('is not ready without its migrations', async () => {
    const backend: TestBackend = await startBackend(database.url);
    await database.query('DELETE FROM migrations');
    const response = await fetch(`${backend.url}/api/health/ready`);
    expect([response.status, await response.text()]).toEqual([503, 'The database is not migrated.']);
    await backend.close();
  });

  it('is not opened where it refuses the connection; the error is one line with the reason', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';
    await expect(openDatabase(url.href, submissionKinds, logger)).rejects.toThrow(
      'The database refuses the connection: database "nowhere" does not exist',
    );
  });
});
