import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type BadInput, badInputs } from '../testing/bad-inputs';
import { useBackend } from '../testing/use-backend';

describe('bad inputs', () => {
  const agent = new Agent({ keepAlive: true });
  // Registered first: a backend that stops waits for its connections.
  afterAll(() => agent.destroy());
  const site = useBackend();

  function send({ method = 'POST', path, headers = {}, body }: BadInput) {
    return new Promise<{ status: number; body: string; allow?: string }>((resolve, reject) => {
      const sent = request(site.backend.url + path, { method, agent, headers }, async (response) => {
        const { allow } = response.headers;
        resolve({ status: response.statusCode ?? 0, body: await text(response), ...(allow && { allow }) });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  it.each(badInputs)('$name is refused with $status', async (input) => {
    const { status, body, allow } = await send(input);
    expect({ status, body }).toEqual({ status: input.status, body: expect.any(String) });
    if (input.method !== 'HEAD') expect(body).toMatch(/^\S.{5,1500}\.$/s);
    if (status === 405) expect(allow).toBe('POST');
  });

  it('store nothing', async () => {
    const counts = await site.database.query(`
      SELECT count(*)::integer AS rows FROM contact_inquiries
      UNION ALL SELECT count(*)::integer FROM newsletter_subscriptions
      UNION ALL SELECT count(*)::integer FROM coach_applications
      UNION ALL SELECT count(*)::integer FROM idempotency_keys
      UNION ALL SELECT count(*)::integer FROM graphile_worker.jobs`);
    expect(counts).toEqual(Array(5).fill({ rows: 0 }));
  });

  it('are not logged', () => {
    expect(site.backend.log()).not.toMatch(/layla|haddad|omar|sara/i);
    expect(site.backend.log()).not.toContain('"level":"error"');
  });
});
