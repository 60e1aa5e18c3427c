import { startBackend } from '../testing/backend';
import { COMPLETE_JOBS } from '../testing/database';
import { anInquiry } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('POST /api/contacts', () => {
  const site = useBackend();

  beforeEach(() => site.database.query(`TRUNCATE contact_inquiries, idempotency_keys; ${COMPLETE_JOBS}`));

  const count = async () => {
    const [row] = await site.database.query<{ rows: number; waiting: number }>(
      `SELECT (SELECT count(*)::integer FROM contact_inquiries) AS rows,
         (SELECT count(*)::integer FROM graphile_worker.jobs) AS waiting`,
    );
    return row;
  };

  it('stores an inquiry, trimmed, and responds with its id and time', async () => {
    const response = await site.backend.post('/api/contacts', { ...anInquiry, firstName: '  Layla ' });
    expect(response.status).toBe(201);
    const receipt = (await response.json()) as { id: string; createdAt: string };
    const [row] = await site.database.query('SELECT * FROM contact_inquiries');
    expect(row).toEqual({
      id: receipt.id,
      created_at: new Date(receipt.createdAt),
      request_id: response.headers.get('x-request-id'),
      first_name: 'Layla',
      last_name: 'Haddad',
      email: 'layla@example.org',
      company: 'Haddad Trading',
      service_interest: 'Another matter',
      message: 'We would like to talk about our organisation.',
    });
    expect(Object.keys(receipt)).toEqual(['id', 'createdAt']);
    expect(await count()).toEqual({ rows: 1, waiting: 1 });
  });

  it('stores empty or absent optional fields as NULL', async () => {
    const { company: _, ...rest } = anInquiry;
    const response = await site.backend.post('/api/contacts', { ...rest, serviceInterest: '', website: '' });
    expect(response.status).toBe(201);
    const [row] = await site.database.query('SELECT company, service_interest FROM contact_inquiries');
    expect(row).toEqual({ company: null, service_interest: null });
  });

  it('accepts every writing system, line breaks and texts of maximum length', async () => {
    const inquiry = {
      ...anInquiry,
      firstName: 'ليلى',
      lastName: '😀'.repeat(50),
      email: 'layla@xn--mgbh0fb.xn--mgbaam7a8h',
      message: 'سطر\n\tline\r\n'.padEnd(4999, 'é').concat('.'),
    };
    expect((await site.backend.post('/api/contacts', inquiry)).status).toBe(201);
    const [row] = await site.database.query('SELECT first_name, last_name, message FROM contact_inquiries');
    expect(row).toEqual({
      first_name: inquiry.firstName,
      last_name: inquiry.lastName,
      message: inquiry.message,
    });
  });

  it('stores a post once that is repeated concurrently with its key, to two backends', async () => {
    const second = await startBackend(site.database.url);
    const headers = { 'Idempotency-Key': 'b5c6e1de-9d3f-4b0e-8d4b-0d8f5f1a2b3c' };
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? site.backend : second).post('/api/contacts', anInquiry, headers),
      ),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    await second.close();
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect(new Set(bodies).size).toBe(1);
    expect(await count()).toEqual({ rows: 1, waiting: 1 });
  });

  it('treats a repeated post as the same, whatever the order of its fields', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const reversed = Object.fromEntries(Object.entries(anInquiry).reverse());
    await site.backend.post('/api/contacts', anInquiry, headers);
    expect((await site.backend.post('/api/contacts', reversed, headers)).status).toBe(201);
    expect(await count()).toEqual({ rows: 1, waiting: 1 });
  });

  it('stores a post again whose key was used more than a day ago', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const send = () => site.backend.post('/api/contacts', anInquiry, headers);
    await send();
    await site.database.query(`UPDATE contact_inquiries SET created_at = now() - interval '25 hours'`);
    const responses = await Promise.all([send(), send(), send()]);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(bodies).size).toBe(1);
    expect(await count()).toEqual({ rows: 2, waiting: 2 });
  });

  it('stores another payload under a known key as another submission, so that a key reveals nothing', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const other = { ...anInquiry, message: 'Something else altogether' };
    const send = async (payload: object) => {
      const response = await site.backend.post('/api/contacts', payload, headers);
      return [response.status, await response.text()];
    };
    const [first, second] = [await send(anInquiry), await send(other)];
    expect([first[0], second[0]]).toEqual([201, 201]);
    expect(second[1]).not.toBe(first[1]);
    expect([await send(anInquiry), await send(other)]).toEqual([first, second]);
    expect(await count()).toEqual({ rows: 2, waiting: 2 });
  });

  it('stores a post again whose key is known and whose row was deleted', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    await site.backend.post('/api/contacts', anInquiry, headers);
    await site.database.query('DELETE FROM contact_inquiries');
    expect((await site.backend.post('/api/contacts', anInquiry, headers)).status).toBe(201);
    expect((await site.backend.post('/api/contacts', anInquiry, headers)).status).toBe(201);
    expect((await count())?.rows).toBe(1);
  });

  it('stores each of several equal posts without a key, or with different keys', async () => {
    await site.backend.post('/api/contacts', anInquiry);
    await site.backend.post('/api/contacts', anInquiry);
    await site.backend.post('/api/contacts', anInquiry, { 'Idempotency-Key': 'one' });
    await site.backend.post('/api/contacts', anInquiry, { 'Idempotency-Key': 'two' });
    expect(await count()).toEqual({ rows: 4, waiting: 4 });
  });
});
