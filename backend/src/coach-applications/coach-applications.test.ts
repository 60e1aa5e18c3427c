import { anApplication } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('POST /api/coach-applications', () => {
  const site = useBackend();

  it('stores an application once per key and responds with its id and time', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const first = await site.backend.post('/api/coach-applications', anApplication, headers);
    const second = await site.backend.post('/api/coach-applications', anApplication, headers);
    const receipt = (await first.json()) as { id: string; createdAt: string };
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(receipt);
    const rows = await site.database.query('SELECT * FROM coach_applications');
    expect(rows).toEqual([
      {
        id: receipt.id,
        created_at: new Date(receipt.createdAt),
        request_id: first.headers.get('x-request-id'),
        ...anApplication,
      },
    ]);
  });
});
