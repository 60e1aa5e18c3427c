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

  it('never stores a post that it refused, with the next one', async () => {
    // The clock of a machine that is paused stands still, so that PostgreSQL's timeout does not end the session.
    await database.query(`
      CREATE FUNCTION stop_clock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM set_config('idle_in_transaction_session_timeout', '0', true);
        RETURN NEW;
      END $$;
      CREATE TRIGGER stop_clock BEFORE INSERT ON contact_inquiries
      FOR EACH ROW EXECUTE FUNCTION stop_clock()`);
    const stalled = proxy.stallAt('graphile_worker.add_job');
    const refused = backend.post('/api/contacts', anInquiry);
    const resume = await stalled;
    expect((await refused).status).toBe(503);
    resume();
    expect((await backend.post('/api/contacts', { ...anInquiry, firstName: 'Omar' })).status).toBe(201);
    expect(await names()).toEqual([{ name: 'Omar' }]);
  });

  it('gives its locks to others before it continues', async () => {
    const stalled = proxy.stallAt('graphile_worker.add_job');
    const refused = backend.post('/api/contacts', anInquiry);
    const resume = await stalled;
    await database.query('BEGIN; LOCK TABLE contact_inquiries; COMMIT').finally(resume);
    expect((await refused).status).toBe(503);
    expect(await names()).toEqual([]);
  });
});
