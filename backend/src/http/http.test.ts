import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startBackend } from '../testing/backend';
import { anInquiry } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('the API over HTTP', () => {
  const site = useBackend();

  const wrong = { ...anInquiry, firstName: '', email: 'nowhere', message: 'short', nickname: 'L' };

  it('says what is wrong in one line of plain text, fit for a toast', async () => {
    const answer = await site.backend.post('/api/contacts', wrong);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(`${answer.status}: ${await answer.text()}`).toBe(
      '400: First name is required. Please enter a valid email address. ' +
        'Please provide a message with at least 10 characters. The field "nickname" is not known.',
    );
  });

  it('answers with problem+json, field by field, to a client that asks for it', async () => {
    const answer = await site.backend.post('/api/contacts', wrong, { Accept: 'application/problem+json' });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: expect.stringMatching(/^First name is required\. /),
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'message', message: 'Please provide a message with at least 10 characters' },
        { field: 'nickname', message: 'The field "nickname" is not known' },
      ],
    });
  });

  it('keeps an id that the sender gave the request, and no other', async () => {
    const ask = async (id: string) => {
      const answer = await fetch(`${site.backend.url}/api/health/live`, { headers: { 'X-Request-Id': id } });
      return answer.headers.get('x-request-id');
    };
    expect(await ask('edge-0123456789')).toBe('edge-0123456789');
    expect(await ask('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells nothing of its making and lets nothing be kept', async () => {
    const { headers } = await fetch(`${site.backend.url}/api/newsletters`);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers 404 for what is nowhere', async () => {
    const answer = await fetch(`${site.backend.url}/api/layla@example.org?name=layla`);
    expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing at this address.']);
  });

  it('describes itself from the schemas that check', async () => {
    const answer = await fetch(`${site.backend.url}/api/openapi.json`);
    const document = await answer.json();
    const { post } = document.paths['/api/contacts'];
    expect(document.openapi).toBe('3.1.0');
    expect(post.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['firstName', 'lastName', 'email', 'message'],
      properties: { message: { minLength: 10, maxLength: 5000 } },
    });
    expect(Object.keys(post.responses)).toEqual(['201', '400', '413', '415', '422', '429', '503']);
  });

  it('finishes a request that is in flight when it is told to stop, and takes no further one', async () => {
    const stopping = await startBackend(site.database.url);
    const socket = await openConnection(stopping.url);
    const answered = text(socket);
    const body = JSON.stringify(anInquiry);
    socket.write(
      `POST /api/contacts HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    // Once an answer on another connection came back, the first bytes of this one were read.
    await fetch(`${stopping.url}/api/health/ready`);
    const closed = stopping.close();
    await refused(stopping.url);
    socket.write(body.slice(10));
    expect(await answered).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
    await closed;
  });

  it('logged neither what was sent nor who sent it', () => {
    expect(site.backend.log()).toContain('"route":"/api/contacts"');
    expect(site.backend.log()).not.toMatch(/layla|haddad|nowhere|nickname|127\.0\.0\.1/i);
  });
});

function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Waits until the server takes no connection any more. */
async function refused(url: string): Promise<void> {
  for (;;) {
    try {
      (await openConnection(url)).destroy();
    } catch {
      return;
    }
  }
}
