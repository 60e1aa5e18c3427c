import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { contacts } from '../contacts/contacts.service';
import { newsletter } from '../newsletter/newsletter.service';
import { COMPLETE_JOBS } from '../testing/database';
import { anApplication, anInquiry, aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';
import { parseCommand } from './command';
import { forget } from './forget';
import { csvLine, exportSubmissions } from './export-submissions';
import { openSubmissions } from './open-submissions';

describe('the submissions command', () => {
  let dataSource: DataSource;
  // Registered first: the database cannot be dropped while it is connected.
  afterAll(() => dataSource.destroy());
  const site = useBackend();

  beforeAll(async () => {
    dataSource = await openSubmissions(site.database.url);
  });

  beforeEach(() =>
    site.database.query(
      `TRUNCATE contact_inquiries, newsletter_subscriptions, coach_applications, idempotency_keys;
       ${COMPLETE_JOBS}`,
    ),
  );

  const exported = (
    ...options: Parameters<typeof exportSubmissions> extends [unknown, ...infer Rest] ? Rest : never
  ) => text(Readable.from(exportSubmissions(dataSource, ...options)));

  it('exports submissions as JSON, oldest first', async () => {
    await site.backend.post('/api/contacts', anInquiry);
    await site.backend.post('/api/contacts', { ...anInquiry, firstName: 'Second', company: '' });
    const rows = JSON.parse(await exported(contacts, 'json'));
    const given = {
      id: expect.any(String),
      createdAt: expect.any(String),
      requestId: expect.any(String),
    };
    expect(rows).toEqual([
      { ...anInquiry, ...given },
      { ...anInquiry, ...given, firstName: 'Second', company: null },
    ]);
    expect(JSON.parse(await exported(newsletter, 'json'))).toEqual([]);
  });

  it('exports as CSV more rows than the stream buffers, and only those since the given moment', async () => {
    await site.database.query(`
      INSERT INTO newsletter_subscriptions (email, created_at)
      SELECT n || '@example.org', timestamptz '2026-01-01 00:00Z' + n * interval '1 hour' FROM generate_series(0, 1199) AS n`);
    const lines = (await exported(newsletter, 'csv', new Date('2026-01-02'))).trimEnd().split('\r\n');
    expect(lines[0]).toBe('"id","createdAt","email","requestId","updatedAt","name","phone"');
    expect(lines).toHaveLength(1 + 1200 - 24);
    expect(lines[1]).toMatch(/^"[0-9a-f-]{36}",2026-01-02T00:00:00\.000Z,"24@example\.org",/);
  });

  it('escapes every cell that a spreadsheet would read as a formula', () => {
    const dangerous = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      ' =1',
      '＝1',
      '\u200b=1',
      'Acme;=1+1',
      'a\r\n=1',
    ];
    expect(csvLine(dangerous)).toBe(
      `"'=1+1","'+1","'-1","'@SUM(A1)","'\t'=1","' =1","'＝1","'\u200b=1","Acme;'=1+1","a\r'\n'=1"\r\n`,
    );
    expect(csvLine(['a "quoted", cell', 5, null])).toBe(`"a ""quoted"", cell",5,\r\n`);
  });

  it("deletes all of a person's data, and no one else's", async () => {
    const email = 'Layla@Example.org';
    for (const who of [email, 'other@example.org']) {
      const headers = { 'Idempotency-Key': who };
      await site.backend.post('/api/contacts', { ...anInquiry, email: who }, headers);
      await site.backend.post('/api/newsletter', { ...aSubscription, email: who }, headers);
      await site.backend.post('/api/coach-applications', { ...anApplication, email: who }, headers);
    }
    expect(await forget(dataSource, 'layla@example.ORG')).toBe(3);

    const [left] = await site.database.query(`
      SELECT (SELECT array_agg(email) FROM contact_inquiries) AS contacts,
        (SELECT array_agg(email) FROM newsletter_subscriptions) AS newsletter,
        (SELECT array_agg(email) FROM coach_applications) AS applications,
        (SELECT array_agg(DISTINCT key) FROM idempotency_keys) AS keys,
        (SELECT count(*)::integer FROM graphile_worker.jobs) AS jobs`);
    const others = ['other@example.org'];
    expect(left).toEqual({
      contacts: others,
      newsletter: others,
      applications: others,
      keys: others,
      jobs: 3,
    });
    expect(await forget(dataSource, 'layla@example.org')).toBe(0);
  });

  it.each([
    [['contacts'], { action: 'export', kind: contacts, format: 'csv' }],
    [
      ['newsletter', '--since', '2026-01-01', '--format', 'json'],
      { action: 'export', kind: newsletter, format: 'json', since: new Date('2026-01-01') },
    ],
    [['forget', 'someone@example.org'], { action: 'forget', email: 'someone@example.org' }],
  ])('parses %j', (words, command) => {
    expect(parseCommand(words)).toEqual(command);
  });

  it.each([
    [[], "unknown command ''"],
    [['people'], "unknown command 'people'"],
    [['contacts', '--since', 'yesterday'], '--since takes a date such as 2026-01-01'],
    [['contacts', '--format', 'xml'], '--format takes csv or json'],
    [['contacts', '--verbose'], "Unknown option '--verbose'"],
    [['forget'], 'forget takes one e-mail address and no options'],
    [['forget', 'someone'], 'forget takes one e-mail address and no options'],
    [
      ['forget', 'someone@example.org', '--since', '2026-01-01'],
      'forget takes one e-mail address and no options',
    ],
  ])('rejects %j', (words, reason) => {
    expect(() => parseCommand(words)).toThrow(reason);
  });
});
