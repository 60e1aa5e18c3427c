import { waitUntil } from '@site/node-service/wait-until';
import { anApplication, anInquiry, aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('the id of a request', () => {
  const site = useBackend();

  const idsIn = async (table: string) => {
    const rows = await site.database.query<{ request_id: string }>(`SELECT request_id FROM ${table}`);
    return rows.map((row) => row.request_id);
  };

  it.each([
    ['/api/contacts', anInquiry, 'contact_inquiries'],
    ['/api/newsletter', aSubscription, 'newsletter_subscriptions'],
    ['/api/coach-applications', anApplication, 'coach_applications'],
  ])('posted to %s is stored with the row, and logged', async (path, payload, table) => {
    const id = `some-id-123${path.replaceAll('/', '.')}`;
    const response = await site.backend.post(path, payload, { 'X-Request-Id': id });
    expect(response.status).toBe(201);
    expect(await idsIn(table)).toEqual([id]);
    const logged = () =>
      site.backend
        .log()
        .split('\n')
        .find((line) => line.includes(id)) ?? '';
    await waitUntil(() => logged() !== '');
    expect(JSON.parse(logged())).toMatchObject({ msg: 'request', requestId: id, route: path, status: 201 });
  });

  it('is that of the last request that wrote the row', async () => {
    await site.database.query('TRUNCATE newsletter_subscriptions');
    const subscribe = (id: string, payload: object) =>
      site.backend.post('/api/newsletter', payload, { 'X-Request-Id': id });
    await subscribe('first-request', { email: aSubscription.email });
    await subscribe('second-request', aSubscription);
    await subscribe('third-request', aSubscription);
    expect(await idsIn('newsletter_subscriptions')).toEqual(['second-request']);
  });

  it('stays that of the first request when a post is repeated with its key', async () => {
    await site.database.query('TRUNCATE contact_inquiries');
    const send = (id: string) =>
      site.backend.post('/api/contacts', anInquiry, { 'X-Request-Id': id, 'Idempotency-Key': 'one' });
    await send('first-request');
    await send('second-request');
    expect(await idsIn('contact_inquiries')).toEqual(['first-request']);
  });
});
