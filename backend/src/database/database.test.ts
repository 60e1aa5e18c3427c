import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { startBackend, type TestBackend } from '../testing/backend';
import { anInquiry } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { until } from '../testing/until';
import { openDatabase } from './open-database';

/** Stands between backend and database, so that a test can take the database away and give it back. */
class Link {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(private readonly database: URL) {}

  get url(): string {
    const url = new URL(this.database);
    url.port = String(this.#port);
    return url.href;
  }

  async join(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.database.port), this.database.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
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
    const logger = pino({ level: 'silent' });
    const sources = await Promise.all(Array.from({ length: 5 }, () => openDatabase(database.url, logger)));
    const migrations = await database.query('SELECT name FROM migrations ORDER BY id');
    expect(migrations).toEqual([
      { name: 'StoreSubmissions1767225600000' },
      { name: 'NoteRequestIds1795219200000' },
      { name: 'IndexOutbox1795222800000' },
    ]);
    for (const source of sources) {
      expect(await source.query('SELECT count(*)::integer AS rows FROM contact_inquiries')).toEqual([
        { rows: 0 },
      ]);
      await source.destroy();
    }
  });

  it('may go away and come back: posts are refused meanwhile, and health says so', async () => {
    const link = new Link(new URL(database.url));
    await link.join();
    const backend = await startBackend(link.url);
    const health = async (path: string) => (await fetch(`${backend.url}/api/health${path}`)).status;
    const post = () => backend.post('/api/contacts', anInquiry, { 'Idempotency-Key': 'kept' });
    expect([await health(''), await health('/ready'), await health('/live')]).toEqual([200, 200, 200]);

    await link.cut();
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toBe('We cannot take this right now. Please try again in a moment.');
    expect([await health(''), await health('/ready'), await health('/live')]).toEqual([503, 503, 200]);

    await link.join();
    await until(async () => (await health('/ready')) === 200);
    expect((await post()).status).toBe(201);
    expect(await database.query('SELECT first_name FROM contact_inquiries')).toEqual([
      { first_name: 'Layla' },
    ]);
    await backend.close();
    await link.cut();
  });

  it('is not ready without its migrations', async () => {
    const backend: TestBackend = await startBackend(database.url);
    await database.query('DELETE FROM migrations');
    const answer = await fetch(`${backend.url}/api/health/ready`);
    expect([answer.status, await answer.text()]).toEqual([503, 'The database is not migrated.']);
    await backend.close();
  });

  it('is not opened where it refuses, with one line that says why', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';
    await expect(openDatabase(url.href, pino({ level: 'silent' }))).rejects.toThrow(
      'The database refuses the connection: database "nowhere" does not exist',
    );
  });
});
