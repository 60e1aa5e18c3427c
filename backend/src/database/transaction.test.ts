import { DataSource, type QueryRunner } from 'typeorm';
import { anInquiry, aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

function takeConnections(dataSource: DataSource, count: number): Promise<QueryRunner[]> {
  const take = async () => {
    const runner = dataSource.createQueryRunner();
    await runner.connect();
    return runner;
  };
  return Promise.all(Array.from({ length: count }, take));
}

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
      const dataSource = site.backend.application.get(DataSource);
      const runner = dataSource.createQueryRunner();
      await runner.query('BEGIN');
      await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await runner.query(`INSERT INTO newsletter_subscriptions (email) VALUES ('refused@example.org')`);
      // The post gets this connection, because the pool has no other one to hand out.
      const others = await takeConnections(dataSource, (dataSource.options.poolSize ?? 0) - 1);
      await runner.release();
      const first = await site.backend.post(path, payload);
      const second = await site.backend.post(path, payload);
      await Promise.all(others.map((other) => other.release()));
      expect([first.status, second.status]).toEqual([503, 201]);
      expect(await emails('newsletter_subscriptions')).not.toContain('refused@example.org');
      expect(await emails(table)).toEqual([payload.email]);
    },
  );
});
