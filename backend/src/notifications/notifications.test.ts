import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { firm } from '@site/firm';
import { freePort } from '@site/node-service/free-ports';
import { waitUntil } from '@site/node-service/wait-until';
import { SMTPServer } from 'smtp-server';
import { startBackend, type TestBackend } from '../testing/backend';
import { anApplication, anInquiry, aSubscription } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { DatabaseProxy } from '../testing/database-proxy';

/** A real mail server on loopback that records mails. */
class MailServer {
  readonly mails: string[] = [];
  /** The server confirms no mail before this resolves. */
  confirmed = Promise.resolve();
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, _session, done) => {
        this.mails.push(await text(stream));
        await this.confirmed;
        done();
      },
    });
    this.port ||= await freePort();
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server?.close(resolve));
  }
}

const header = (mail: string, name: string) => {
  const [headers = ''] = mail.split('\r\n\r\n');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim();
};

describe('the notification of submissions by mail', () => {
  let database: TestDatabase;
  let mailServer: MailServer;
  let backend: TestBackend;
  let proxy: DatabaseProxy | undefined;

  beforeEach(async () => {
    database = await createTestDatabase();
    mailServer = new MailServer();
    await mailServer.start();
  });

  afterEach(async () => {
    await backend.close();
    await proxy?.stop();
    proxy = undefined;
    await mailServer.stop();
    await database.drop();
  });

  const jobs = () =>
    database.query<{ attempts: number; last_error: string | null; locked_at: Date | null }>(
      'SELECT attempts, last_error, locked_at FROM graphile_worker.jobs ORDER BY id',
    );

  it('reaches the firm once for each, also when the mail server was unavailable', async () => {
    backend = await startBackend(database.url, { SMTP_URL: mailServer.url });
    await backend.post('/api/contacts', anInquiry);
    await waitUntil(() => mailServer.mails.length === 1);

    await mailServer.stop();
    const responses = await Promise.all([
      backend.post('/api/contacts', { ...anInquiry, firstName: 'Zoë\r\nBcc: all@example.org' }),
      backend.post('/api/newsletter', aSubscription),
      backend.post('/api/coach-applications', anApplication),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    await waitUntil(async () => {
      const waiting = await jobs();
      return waiting.length === 3 && waiting.every(({ last_error }) => last_error !== null);
    });
    expect((await jobs()).map(({ last_error }) => last_error)).toEqual(Array(3).fill('not sent: ESOCKET'));

    await mailServer.start();
    await waitUntil(async () => (await jobs()).length === 0);

    const { mails } = mailServer;
    expect(mails.map((mail) => header(mail, 'Subject') ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['New coach application', 'New enquiry', 'New enquiry', 'New newsletter subscription'],
    );
    expect(new Set(mails.map((mail) => header(mail, 'Message-ID'))).size).toBe(4);
    expect(header(mails[0]!, 'To')).toBe(firm.email);
    expect(header(mails[0]!, 'Reply-To')).toBe('layla@example.org');
    const [id, domain] = header(mails[0]!, 'Message-ID')!.split('@');
    expect(id).toMatch(/^<[0-9a-f-]{36}$/);
    expect(domain).toBe(`${firm.email.split('@')[1]}>`);
    expect(mails[0]).toContain('First name: Layla\r\nLast name: Haddad\r\n');
    expect(mails.some((mail) => header(mail, 'Bcc'))).toBe(false);
    expect(mails.join()).not.toMatch(/request id|updated at/i);
    expect(backend.log()).not.toMatch(/layla|haddad|omar|sara/i);
  });

  it.each(['localhost', '[::ffff:127.0.0.1]'])(
    'is sent without encryption to %s, which is this machine',
    async (host) => {
      backend = await startBackend(database.url, { SMTP_URL: mailServer.url.replace('127.0.0.1', host) });
      await backend.post('/api/contacts', anInquiry);
      await waitUntil(() => mailServer.mails.length === 1);
    },
  );

  it('is not sent to another machine without encryption', async () => {
    // Linux takes 0.0.0.0 for this machine, but the mailer does not know that.
    const url = mailServer.url.replace('127.0.0.1', '0.0.0.0');
    backend = await startBackend(database.url, { SMTP_URL: url });
    await backend.post('/api/contacts', anInquiry);
    await waitUntil(async () => (await jobs()).some(({ last_error }) => last_error === 'not sent: ETLS'));
    expect(mailServer.mails).toEqual([]);
  });

  it('continues after the database closed every connection', async () => {
    backend = await startBackend(database.url, { SMTP_URL: mailServer.url });
    await backend.post('/api/contacts', anInquiry);
    await waitUntil(() => mailServer.mails.length === 1);
    await database.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await waitUntil(async () => (await backend.post('/api/contacts', anInquiry)).status === 201);
    await waitUntil(() => mailServer.mails.length === 2);
  });

  it('continues after the database failed when the job runner asked it for its tasks', async () => {
    backend = await startBackend(database.url);
    await backend.close();
    // A sequence counts the failures, because a transaction that is rolled back leaves it as it is.
    await database.query(`
      CREATE SEQUENCE failures;
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM nextval('failures'); RAISE EXCEPTION USING ERRCODE = 'admin_shutdown'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON graphile_worker._private_tasks EXECUTE FUNCTION fail();`);
    // The library writes a stack for each failure.
    jest.spyOn(console, 'trace').mockImplementation();
    backend = await startBackend(database.url, { SMTP_URL: mailServer.url });
    const hasFailed = async () => {
      const [failures] = await database.query<{ is_called: boolean }>('SELECT is_called FROM failures');
      return failures?.is_called;
    };
    await waitUntil(hasFailed);
    await database.query('DROP TRIGGER fail ON graphile_worker._private_tasks');
    await backend.post('/api/contacts', anInquiry);
    await waitUntil(() => mailServer.mails.length === 1);
  });

  it('continues after the database was unavailable when the mails being sent were confirmed', async () => {
    proxy = await DatabaseProxy.start(database.url);
    backend = await startBackend(proxy.url, { SMTP_URL: mailServer.url });
    // The library writes a stack for each worker that cannot note the end of its job.
    const endedWorkers = jest.spyOn(console, 'trace').mockImplementation();
    let confirm = () => {};
    mailServer.confirmed = new Promise((resolve) => {
      confirm = resolve;
    });
    await backend.post('/api/contacts', anInquiry);
    await backend.post('/api/newsletter', aSubscription);
    // The worker sends two mails at the same time.
    await waitUntil(() => mailServer.mails.length === 2);
    await proxy.stop();
    confirm();
    await waitUntil(() => endedWorkers.mock.calls.length === 2);
    endedWorkers.mockRestore();

    await proxy.resume();
    await waitUntil(
      async () => (await backend.post('/api/coach-applications', anApplication)).status === 201,
    );
    await waitUntil(() => mailServer.mails.some((mail) => mail.includes('New coach application')));
    // The mails are sent again, because nothing says that they were sent.
    await waitUntil(async () => (await jobs()).length === 0);
    expect(new Set(mailServer.mails.map((mail) => header(mail, 'Message-ID'))).size).toBe(3);
  });

  it('is aborted when the backend stops, which begins no other job, and is sent after the next start', async () => {
    let confirm = () => {};
    mailServer.confirmed = new Promise((resolve) => {
      confirm = resolve;
    });
    backend = await startBackend(database.url, { SMTP_URL: mailServer.url });
    await backend.post('/api/contacts', anInquiry);
    await waitUntil(() => mailServer.mails.length === 1);

    // The HTTP server waits for a request, whose job is added after the stop.
    const body = JSON.stringify(aSubscription);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${backend.url}/api/newsletter`, { method: 'POST', headers });
    const responded = once(sent, 'response');
    try {
      sent.write(body.slice(0, 10));
      // Once a later request has its response, the first bytes of this one were read.
      await fetch(`${backend.url}/api/health/live`);
      const closed = backend.close();
      const givenUp = await waitUntil(async () => (await jobs()).find(({ last_error }) => last_error));
      expect(givenUp).toEqual({ attempts: 1, last_error: 'not sent: EABORT', locked_at: null });
      sent.end(body.slice(10));
      const [response] = (await responded) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(201);
      await closed;
      expect(await jobs()).toEqual([givenUp, { attempts: 0, last_error: null, locked_at: null }]);
    } finally {
      sent.destroy();
      confirm();
    }

    backend = await startBackend(database.url, { SMTP_URL: mailServer.url });
    await waitUntil(async () => (await jobs()).length === 0);
    expect(mailServer.mails).toHaveLength(3);
    expect(new Set(mailServer.mails.map((mail) => header(mail, 'Message-ID'))).size).toBe(2);
  });

  it('waits as a job while no mail server is configured, and is sent once one is', async () => {
    backend = await startBackend(database.url);
    await backend.post('/api/contacts', anInquiry);
    await backend.close();
    expect(await jobs()).toEqual([{ attempts: 0, last_error: null, locked_at: null }]);

    backend = await startBackend(database.url, { SMTP_URL: mailServer.url });
    await waitUntil(() => mailServer.mails.length === 1);
    await waitUntil(async () => (await jobs()).length === 0);
  });
});
