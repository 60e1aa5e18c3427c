import { startBackend } from '../testing/backend';
import { COMPLETE_JOBS } from '../testing/database';
import { aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

/** How often a notification was added: that of a completed row replaces a waiting one. */
const MAILS = 'SELECT coalesce(sum(revision + 1), 0)::integer AS mails FROM graphile_worker.jobs';

describe('the newsletter', () => {
  const site = useBackend();

  beforeEach(() =>
    site.database.query(`TRUNCATE newsletter_subscriptions, newsletter_list_entries; ${COMPLETE_JOBS}`),
  );

  const subscribe = async (payload: object) => {
    const response = await site.backend.post('/api/newsletter', payload);
    return [response.status, await response.text()];
  };
  const rows = () => site.database.query('SELECT email, name, phone FROM newsletter_subscriptions');
  const waiting = async () => (await site.database.query<{ mails: number }>(MAILS))[0]?.mails;

  it('responds the same to a new and a known address, and stores one row regardless of case', async () => {
    const first = await subscribe({ email: 'Sara@Example.org' });
    const second = await subscribe({ email: 'sara@example.ORG' });
    expect(first).toEqual([201, '{"subscribed":true}']);
    expect(second).toEqual(first);
    expect(await rows()).toEqual([{ email: 'Sara@Example.org', name: null, phone: null }]);
    expect(await waiting()).toBe(1);
  });

  it('adds name and phone to a row without them, and notifies the firm', async () => {
    await subscribe({ email: aSubscription.email });
    await subscribe(aSubscription);
    expect(await rows()).toEqual([aSubscription].map(({ email, name, phone }) => ({ email, name, phone })));
    expect(await waiting()).toBe(2);
  });

  it('notifies the firm of an added name also while the mail without it is being sent', async () => {
    await subscribe({ email: aSubscription.email });
    await site.database.query("UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a'");
    await subscribe(aSubscription);
    const unlocked = 'SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL';
    const added = await site.database.query(unlocked);
    await site.database.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL');
    expect(added).toHaveLength(1);
  });

  it('keeps an existing name and phone', async () => {
    await subscribe(aSubscription);
    await subscribe({ ...aSubscription, name: 'Somebody Else', phone: '1' });
    await subscribe({ email: aSubscription.email });
    expect(await rows()).toEqual([aSubscription].map(({ email, name, phone }) => ({ email, name, phone })));
    expect(await waiting()).toBe(1);
  });

  it('stores one row for an address that subscribes concurrently at two backends', async () => {
    const second = await startBackend(site.database.url);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const email = index % 3 ? 'sara@example.org' : 'SARA@example.org';
        const payload = index % 5 ? { email } : { ...aSubscription, email };
        return (index % 2 ? site.backend : second).post('/api/newsletter', payload);
      }),
    );
    await second.close();
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(201));
    expect(await rows()).toEqual([{ email: expect.anything(), name: 'Sara Aziz', phone: '+962 6 000 0000' }]);
  });

  const list = async () => {
    const response = await fetch(`${site.backend.url}/api/newsletters`);
    expect(response.status).toBe(200);
    return (await response.json()) as { id: string; createdAt: string }[];
  };

  it('lists accepted requests: a known address adds an entry as a new one does', async () => {
    await subscribe({ email: 'sara@example.org' });
    const [first] = await list();
    expect(first).toEqual({ id: expect.any(String), createdAt: expect.stringMatching(/^2.+Z$/) });
    await subscribe({ email: 'SARA@example.org' });
    await subscribe({ email: 'omar@example.org' });
    const entries = await list();
    expect(entries).toHaveLength(3);
    expect(entries.at(-1)).toEqual(first);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    expect(await rows()).toHaveLength(2);
  });

  it('lists the newest 50', async () => {
    for (let post = 0; post < 60; post += 1) await subscribe({ email: `${post % 7}@example.org` });
    const entries = await list();
    const times = entries.map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(50);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
