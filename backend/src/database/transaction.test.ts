import { DataSource } from 'typeorm';
import { anInquiry, aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('a connection that comes back to the pool inside an open transaction', () => {
  const site = useBackend();

  const emails = async (table: string) => {
    const rows = await site.database.query<{ email: string }>(`SELECT email FROM ${table}`);
    return rows.map(({ email }) => email);
  };

  it.each([
    ['/api/contacts', anInquiry, 'contact_inquiries'],
    ['/api/newsletter', aSubscription, 'newsletter_subscriptions'],
  ])(
    'is rolled back by a post to %s, which commits nothing of a refused one',
    async (path, payload, table) => {
      const runner = site.backend.application.get(DataSource).createQueryRunner();
      await runner.query('BEGIN');
      await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await runner.query(`INSERT INTO newsletter_subscriptions (email) VALUES ('refused@example.org')`);
      await runner.release();
      // The pool hands out the connection that came back last.
      expect((await site.backend.post(path, payload)).status).toBe(503);
      expect((await site.backend.post(path, payload)).status).toBe(201);
      expect(await emails('newsletter_subscriptions')).not.toContain('refused@example.org');
      expect(await emails(table)).toEqual([payload.email]);
    },
  );
});
