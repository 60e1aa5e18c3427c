import { startBackend, type TestBackend } from '../testing/backend';
import { anInquiry } from '../testing/payloads';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { DatabaseProxy } from '../testing/database-proxy';

describe('a database that stalls in the middle of a transaction', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let backend: TestBackend;

  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = new DatabaseProxy(database.url);
    await proxy.start();
    backend = await startBackend(proxy.url);
  });

  afterEach(async () => {
    await backend.close();
    await proxy.stop();
    await database.drop();
  });

  const names = () => database.query('SELECT first_name AS name FROM contact_inquiries');

  it('gives its locks to others before it continues', async () => {
    const stalled = proxy.stallAt('graphile_worker.add_job');
    const refused = backend.post('/api/contacts', anInquiry);
    const resume = await stalled;
    await database.query('BEGIN; LOCK TABLE contact_inquiries; COMMIT').finally(resume);
    expect((await refused).status).toBe(503);
    expect(await names()).toEqual([]);
  });
});
