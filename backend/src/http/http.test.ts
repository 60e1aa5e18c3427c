import { ConfigService } from '@nestjs/config';
import { VISITOR_REQUEST_TIMEOUT_MS } from '@site/node-service/connection-timeouts';
import { anInquiry } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

describe('the API over HTTP', () => {
  const site = useBackend();

  const invalid = { ...anInquiry, firstName: '', email: 'nowhere', message: 'short', nickname: 'L' };

  it('reports invalid fields in one line of plain text, for a toast', async () => {
    const response = await site.backend.post('/api/contacts', invalid);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(`${response.status}: ${await response.text()}`).toBe(
      '400: First name is required. Please enter a valid email address. ' +
        'Please provide a message with at least 10 characters. The field "nickname" is not known.',
    );
  });

  it('responds with problem+json, field by field, to a client that accepts it', async () => {
    const response = await site.backend.post('/api/contacts', invalid, {
      Accept: 'application/problem+json',
    });
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(await response.json()).toEqual({
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

  it('does not reveal its framework, and forbids caching', async () => {
    const { headers } = await fetch(`${site.backend.url}/api/newsletters`);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['health/live', 'health/ready', 'newsletters', 'openapi.json'])(
    'accepts only GET and HEAD at /api/%s',
    async (path) => {
      const url = `${site.backend.url}/api/${path}`;
      expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
      const response = await fetch(url, { method: 'DELETE' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await response.text()).toBe('This address takes GET or HEAD only.');
    },
  );

  it('gives headers 10 s and a request 5 s more than the shell does, and looks every two seconds', () => {
    expect(site.backend.application.getHttpServer()).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: VISITOR_REQUEST_TIMEOUT_MS + 5_000,
      connectionsCheckingInterval: 2_000,
    });
  });

  it('ignores unknown variables of the environment', () => {
    process.env['mail'] = '/var/mail/site';
    try {
      expect(site.backend.application.get(ConfigService).get('mail')).toBeUndefined();
    } finally {
      delete process.env['mail'];
    }
  });

  it('responds 404 to an unknown address', async () => {
    const response = await fetch(`${site.backend.url}/api/layla@example.org?name=layla`);
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.']);
  });

  it('logs neither payloads nor senders', () => {
    expect(site.backend.log()).toContain('"route":"/api/contacts"');
    expect(site.backend.log()).not.toMatch(/layla|haddad|nowhere|nickname|127\.0\.0\.1/i);
  });
});
