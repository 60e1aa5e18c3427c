import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { anApplication, anInquiry, aSubscription } from '../testing/payloads';
import { useBackend } from '../testing/use-backend';

/** A request that must be refused with this status. */
interface BadInput {
  name: string;
  status: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

const PATH = '/api/contacts';
const JSON_HEADERS: Record<string, string> = { 'Content-Type': 'application/json' };

const text = JSON.stringify(anInquiry);

const post = (
  name: string,
  status: number,
  body: BadInput['body'],
  headers = JSON_HEADERS,
  path = PATH,
): BadInput => ({ name: `${path} with ${name}`, status, method: 'POST', path, headers, body });

const withField = (name: string, field: string, value: unknown) =>
  post(name, 400, JSON.stringify({ ...anInquiry, [field]: value }));

const tooLarge = (path: string, valid: object) =>
  post(
    'a body over 64 KiB',
    413,
    JSON.stringify({ ...valid, extra: 'a'.repeat(64 * 1024) }),
    JSON_HEADERS,
    path,
  );

const sendTo = (status: number, method: string, path: string): BadInput => ({
  name: `${method} ${path}`,
  status,
  method,
  path,
  headers: JSON_HEADERS,
  body: method === 'POST' ? text : undefined,
});

const badInputs = [
  // Tests of the schemas have every field.
  withField('an injected header in the e-mail', 'email', 'layla@example.org\r\nBcc: all@example.org'),
  withField('a filled honeypot', 'website', 'https://spam.example'),
  withField('an unknown field', 'role', 'admin'),
  withField('an own constructor', 'constructor', { prototype: { polluted: true } }),
  post('no body', 400, undefined),
  post('an empty body', 400, ''),
  post('half a document', 400, text.slice(0, -1)),
  post('a byte order mark', 400, `\ufeff${text}`),
  post('bytes that are not UTF-8', 400, Buffer.from(text.replace('a', '\u00ff'), 'latin1')),
  post('null', 400, 'null'),
  post('a number', 400, '42'),
  post('a string', 400, '"form"'),
  post('a list of forms', 400, `[${text}]`),
  post('a prototype', 400, text.replace('{', '{"__proto__":{"admin":true},')),
  post('nothing but a prototype', 400, '{"__proto__":{"email":"layla@example.org"}}'),
  post('deep lists', 400, '['.repeat(30_000) + ']'.repeat(30_000)),
  post('a deep object as e-mail', 400, `{"email":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`),
  post(
    'thousands of unknown fields',
    400,
    JSON.stringify(Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`f${index}`, 1]))),
  ),
  tooLarge(PATH, anInquiry),
  post('a megabyte of white space', 413, text + ' '.repeat(1024 * 1024)),
  post('no content type', 415, text, {}),
  post('plain text', 415, text, { 'Content-Type': 'text/plain' }),
  post('a form', 415, 'email=layla%40example.org', {
    'Content-Type': 'application/x-www-form-urlencoded',
  }),
  post('a multipart form', 415, text, { 'Content-Type': 'multipart/form-data; boundary=x' }),
  post('XML', 415, '<form/>', { 'Content-Type': 'application/xml' }),
  post('another JSON type', 415, text, { 'Content-Type': 'application/merge-patch+json' }),
  post('Latin-1', 415, text, { 'Content-Type': 'application/json; charset=iso-8859-1' }),
  post('UTF-16', 415, Buffer.from(text, 'utf16le'), {
    'Content-Type': 'application/json; charset=utf-16',
  }),
  post('a compressed body', 415, gzipSync(text), { ...JSON_HEADERS, 'Content-Encoding': 'gzip' }),
  post('an empty idempotency key', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': '' }),
  post('a long idempotency key', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': 'k'.repeat(129) }),
  post('an idempotency key with spaces', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': 'one two' }),
  post('an idempotency key beyond ASCII', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': 'clé-é' }),
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => sendTo(405, method, PATH)),
  ...[`${PATH}/1`, `${PATH}%00`, `${PATH}.json`].map((unknown) => sendTo(404, 'POST', unknown)),
  sendTo(400, 'POST', `${PATH}/%E0%A4%A`),
  // One decorator and one base class serve every form.
  tooLarge('/api/newsletter', aSubscription),
  sendTo(405, 'GET', '/api/newsletter'),
  tooLarge('/api/coach-applications', anApplication),
  sendTo(405, 'GET', '/api/coach-applications'),
];

describe('bad inputs', () => {
  const agent = new Agent({ keepAlive: true });
  // Registered first: a backend that stops waits for its connections.
  afterAll(() => agent.destroy());
  const site = useBackend();

  function send({ method, path, headers, body }: BadInput) {
    return new Promise<{ status?: number; body: string; allow?: string }>((resolve, reject) => {
      const sent = request(site.backend.url + path, { method, agent, headers }, async (response) => {
        const { statusCode: status, headers: received } = response;
        resolve({ status, body: await readText(response), allow: received.allow });
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
