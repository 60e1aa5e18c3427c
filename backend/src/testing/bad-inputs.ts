import { gzipSync } from 'node:zlib';
import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import { anApplication, anInquiry, aSubscription } from './payloads';

/** A request that must be refused with this status. */
export interface BadInput {
  name: string;
  status: number;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

type Payload = Record<string, unknown>;

const FORMS: { path: string; valid: Payload; texts: Record<string, number>; optional: string[] }[] = [
  {
    path: '/api/contacts',
    valid: anInquiry,
    texts: {
      firstName: SUBMISSION_BOUNDS.name,
      lastName: SUBMISSION_BOUNDS.name,
      company: SUBMISSION_BOUNDS.company,
      serviceInterest: SUBMISSION_BOUNDS.serviceInterest,
      message: SUBMISSION_BOUNDS.message.maximum,
    },
    optional: ['company', 'serviceInterest'],
  },
  {
    path: '/api/newsletter',
    valid: aSubscription,
    texts: { name: SUBMISSION_BOUNDS.name, phone: SUBMISSION_BOUNDS.phone },
    optional: [],
  },
  {
    path: '/api/coach-applications',
    valid: anApplication,
    texts: {
      name: SUBMISSION_BOUNDS.name,
      phone: SUBMISSION_BOUNDS.phone,
      location: SUBMISSION_BOUNDS.location,
      certifications: SUBMISSION_BOUNDS.certifications,
      specialties: SUBMISSION_BOUNDS.specialties,
      background: SUBMISSION_BOUNDS.background,
    },
    optional: [],
  },
];

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Invalid in any text field. */
const BAD_TEXTS: Record<string, unknown> = {
  null: null,
  'a number': 7,
  'a list': ['Layla'],
  'an object': { toString: 'Layla' },
  'a NUL': 'Layla\0 Haddad and others',
  'an escape sequence': 'Layla \u001b[31mHaddad and others',
  'a C1 control character': 'Layla\u0085Haddad and others',
  'half a surrogate pair': 'Layla \ud83d Haddad and others',
};

/** Tests of the schema have more; these could mislead a mail server or the database. */
const BAD_EMAILS: Record<string, unknown> = {
  'no e-mail': undefined,
  'a null e-mail': null,
  'a list of e-mails': ['layla@example.org'],
  'an e-mail with a display name': 'Layla <layla@example.org>',
  'an e-mail with an injected header': 'layla@example.org\r\nBcc: all@example.org',
  'an e-mail with an injected statement': `layla@example.org'; DROP TABLE contact_inquiries; --`,
  'an e-mail with a NUL': 'layla@example.org\0',
  'an e-mail of 255 characters': `layla@${'a.'.repeat(123)}org`,
};

function invalidFields(): BadInput[] {
  return FORMS.flatMap(({ path, valid, texts, optional }) => {
    const withField = (name: string, field: string, value: unknown): BadInput => ({
      name: `${path} with ${name}`,
      status: 400,
      path,
      headers: JSON_HEADERS,
      body: JSON.stringify({ ...valid, [field]: value }),
    });
    return [
      ...Object.entries(texts).flatMap(([field, maximum]) => [
        ...Object.entries(BAD_TEXTS).map(([name, value]) => withField(`${name} as ${field}`, field, value)),
        withField(`${field} one character too long`, field, 'a'.repeat(maximum + 1)),
        ...(optional.includes(field)
          ? []
          : [
              withField(`no ${field}`, field, undefined),
              withField(`an empty ${field}`, field, ''),
              withField(`white space as ${field}`, field, ' \n\t\u00a0\u3000 '.repeat(5)),
            ]),
      ]),
      ...Object.entries(BAD_EMAILS).map(([name, value]) => withField(name, 'email', value)),
      withField('a filled honeypot', 'website', 'https://spam.example'),
      withField('an unknown field', 'role', 'admin'),
      withField('an own constructor', 'constructor', { prototype: { polluted: true } }),
    ];
  });
}

function invalidBodies(): BadInput[] {
  return FORMS.flatMap(({ path, valid }) => {
    const text = JSON.stringify(valid);
    const send = (
      name: string,
      status: number,
      body: string | Buffer | undefined,
      headers: Record<string, string> = JSON_HEADERS,
    ): BadInput => ({
      name: `${path} with ${name}`,
      status,
      path,
      headers,
      ...(body !== undefined && { body }),
    });
    return [
      send('no body', 400, undefined),
      send('an empty body', 400, ''),
      send('half a document', 400, text.slice(0, -1)),
      send('two documents', 400, text + text),
      send('single quotes', 400, text.replaceAll('"', "'")),
      send('a trailing comma', 400, text.replace('}', ',}')),
      send('a comment', 400, `/* form */${text}`),
      send('a byte order mark', 400, `\ufeff${text}`),
      send('bytes that are not UTF-8', 400, Buffer.from(text.replace('a', '\u00ff'), 'latin1')),
      send('a raw control character', 400, text.replace('a', '\u0001')),
      send('null', 400, 'null'),
      send('a number', 400, '42'),
      send('a string', 400, '"form"'),
      send('a list of forms', 400, `[${text}]`),
      send('a prototype', 400, text.replace('{', '{"__proto__":{"admin":true},')),
      send('nothing but a prototype', 400, '{"__proto__":{"email":"layla@example.org"}}'),
      send('deep lists', 400, '['.repeat(30_000) + ']'.repeat(30_000)),
      send('a deep object as e-mail', 400, `{"email":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`),
      send('thousands of unknown fields', 400, JSON.stringify(manyFields(4_000))),
      send('a body over 64 KiB', 413, JSON.stringify({ ...valid, extra: 'a'.repeat(64 * 1024) })),
      send('a megabyte of white space', 413, text + ' '.repeat(1024 * 1024)),
      send('no content type', 415, text, {}),
      send('plain text', 415, text, { 'Content-Type': 'text/plain' }),
      send('a form', 415, 'email=layla%40example.org', {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
      send('a multipart form', 415, text, { 'Content-Type': 'multipart/form-data; boundary=x' }),
      send('XML', 415, '<form/>', { 'Content-Type': 'application/xml' }),
      send('another JSON type', 415, text, { 'Content-Type': 'application/merge-patch+json' }),
      send('Latin-1', 415, text, { 'Content-Type': 'application/json; charset=iso-8859-1' }),
      send('UTF-16', 415, Buffer.from(text, 'utf16le'), {
        'Content-Type': 'application/json; charset=utf-16',
      }),
      send('a compressed body', 415, gzipSync(text), { ...JSON_HEADERS, 'Content-Encoding': 'gzip' }),
      send('an empty idempotency key', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': '' }),
      send('a long idempotency key', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': 'k'.repeat(129) }),
      send('an idempotency key with spaces', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': 'one two' }),
      send('an idempotency key beyond ASCII', 400, text, { ...JSON_HEADERS, 'Idempotency-Key': 'clé-é' }),
    ];
  });
}

function unknownRoutes(): BadInput[] {
  return FORMS.flatMap(({ path, valid }) => [
    ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
      name: `${method} ${path}`,
      status: 405,
      method,
      path,
      headers: JSON_HEADERS,
    })),
    ...[`${path}/1`, `${path}%00`, `${path}.json`].map((unknown) => ({
      name: `POST ${unknown}`,
      status: 404,
      path: unknown,
      headers: JSON_HEADERS,
      body: JSON.stringify(valid),
    })),
    {
      name: `POST ${path}/%E0%A4%A`,
      status: 400,
      path: `${path}/%E0%A4%A`,
      headers: JSON_HEADERS,
      body: '{}',
    },
  ]);
}

const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));

/** Only one form has years of experience; tests of the schema have more. */
const invalidExperiences: BadInput[] = [undefined, '12', true, 61, 1e300].map((experience) => ({
  name: `/api/coach-applications with ${String(experience)} as experience`,
  status: 400,
  path: '/api/coach-applications',
  headers: JSON_HEADERS,
  body: JSON.stringify({ ...anApplication, experience }),
}));

export const badInputs: BadInput[] = [
  ...invalidFields(),
  ...invalidExperiences,
  ...invalidBodies(),
  ...unknownRoutes(),
];
