import { waitUntil } from '@site/node-service/wait-until';
import { anApplication, anInquiry, aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('the id of a request', () => {
  const site = useBackend();

  const idsIn = async (table: string) => {
    const rows = await site.database.query<{ request_id: string }>(`SELECT request_id FROM ${table}`);
    return rows.map((row) => row.request_id);
  };

  it('is stored with the row, and logged', async () => {
    const id = 'some-id-123';
    const response = await site.backend.post('/api/contacts', anInquiry, { 'X-Request-Id': id });
    expect(response.status).toBe(201);
    expect(await idsIn('contact_inquiries')).toEqual([id]);
    const logged = () =>
      site.backend
        .log()
        .split('\n')
        .find((line) => line.includes(id)) ?? '';
    await waitUntil(() => logged() !== '');
    expect(JSON.parse(logged())).toMatchObject({
      msg: 'request',
      requestId: id,
      route: '/api/contacts',
      status: 201,
    });
  });

  it('is that of the last request that wrote the row', async () => {
    const subscribe = (id: string, payload: object) =>
      site.backend.post('/api/newsletter', payload, { 'X-Request-Id': id });
    await subscribe('first-request', { email: aSubscription.email });
    await subscribe('second-request', aSubscription);
    await subscribe('third-request', aSubscription);
    expect(await idsIn('newsletter_subscriptions')).toEqual(['second-request']);
  });

  it('stays that of the first request when a post is repeated with its key, as the row and the receipt do', async () => {
    const send = async (id: string) => {
      const headers = { 'X-Request-Id': id, 'Idempotency-Key': 'one' };
      const response = await site.backend.post('/api/coach-applications', anApplication, headers);
      expect(response.status).toBe(201);
      return (await response.json()) as { id: string; createdAt: string };
    };
    const receipt = await send('first-request');
    expect(await send('second-request')).toEqual(receipt);
    expect(await site.database.query('SELECT * FROM coach_applications')).toEqual([
      {
        id: receipt.id,
        created_at: new Date(receipt.createdAt),
        request_id: 'first-request',
        ...anApplication,
      },
    ]);
  });
});
