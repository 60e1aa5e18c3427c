import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { waitUntil } from '@site/node-service/wait-until';
import { anInquiry } from '../../backend/src/testing/payloads';
import { outcomeOf } from '../outcome';
import { post } from '../post';
import { createRandom, type Random } from '../soak/random';
import { clientOf, exchange, from, inParallel, type Attack, type Target } from './attack';

const SEED = 20_261_123;
const REQUESTS = 2_000;
const SHORT_REQUESTS = 400;
const CONCURRENCY = 24;
const SILENCE_MS = 300;

/** The shell never forwards this address. If the backend's log has it, the request was smuggled. */
const inner = (id: string) => `POST /smuggled HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n`;

const METHODS = [
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'get',
  'POST\t',
];
const PATHS = [
  '/api/contacts',
  '/API/newsletter',
  '/api/nothing',
  '/_forms/contact',
  '//api/contacts',
  'http://x/api/contacts',
];
const PROTOCOLS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0'];

/** Headers that frame a body of this length, and many that almost do. */
const framings = (length: number): string[] => [
  ...['', ', 9', '\r\n folded', '\r\nTransfer-Encoding: chunked', '\r\nTransfer-Encoding: identity'].map(
    (end) => `Content-Length: ${length}${end}`,
  ),
  ...['content-length', 'close, Content-Length ,x', 'host, x-forwarded-for', 'Upgrade\r\nUpgrade: h2c'].map(
    (names) => `Content-Length: ${length}\r\nConnection: ${names}`,
  ),
  ...['0', '-1', `+${length}`, `0x${length.toString(16)}`, `0\r\nContent-Length: ${length}`].map(
    (value) => `Content-Length: ${value}`,
  ),
  `Content-Length : ${length}`,
  `Content_Length: ${length}`,
  `X: y\nContent-Length: ${length}`,
  'X: \0',
  ...[
    'chunked',
    '\tchunked',
    'xchunked',
    '"chunked"',
    'chunked, identity',
    'x\r\nTransfer-Encoding: chunked',
  ].map((value) => `Transfer-Encoding: ${value}`),
  ...['Connection: transfer-encoding', 'Expect: 100-continue'].map(
    (line) => `${line}\r\nTransfer-Encoding: chunked`,
  ),
];

const BODIES = [
  (body: string) => body,
  (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  (body: string) => `0\r\n\r\n${body}`,
  (body: string) => `${body.length.toString(16)};a=\n${body}\n0\nContent-Length: 9\n\n`,
  (body: string) => `-1\r\n${body}`,
];

function malformed(random: Random, index: number): string {
  const pick = <Item>(items: readonly Item[]) => random.pick(items) as Item;
  // The second inner request is unfinished: it would swallow the head of the next one on its connection.
  const body = pick(BODIES)(
    inner(`inner-request-${index}`) + pick(['Content-Length: 0\r\n\r\n', 'X-Junk: ']),
  );
  const head = [
    `${pick(METHODS)} ${pick(PATHS)} ${pick(PROTOCOLS)}`,
    'Host: a',
    `X-Forwarded-For: ${clientOf(index)}`,
  ];
  return [...head, pick(framings(body.length)), ...(random.next() < 0.2 ? [pick(framings(body.length))] : [])]
    .join('\r\n')
    .concat('\r\n\r\n', body);
}

/** Posts as a visitor, with and without scripts in turn. Returns the status. */
async function visit({ site }: Target, lastName: string, index: number): Promise<number> {
  const client = from(clientOf(100_000 + index));
  const fields = { ...anInquiry, lastName };
  const response = await (index % 2 === 0
    ? post(site.url, '/api/contacts', fields, client)
    : fetch(`${site.url}/_forms/contact`, {
        method: 'POST',
        headers: client,
        body: new URLSearchParams(fields),
      }));
  await response.arrayBuffer();
  return response.status;
}

async function smuggledRequests({ site }: Target): Promise<string[]> {
  const log = await readFile(path.join(site.folder, 'logs', 'backend.log'), 'utf8');
  return [...log.matchAll(/"requestId":"(inner-request-[^"]+)"/g)].map(([, id]) => String(id));
}

export const smuggling: Attack = {
  name: 'requests inside of malformed requests',
  run: async (target) => {
    const count = target.short ? SHORT_REQUESTS : REQUESTS;
    const random = createRandom(SEED);
    const acknowledged: string[] = [];
    const problems: string[] = [];
    const visitAndNote = async (index: number) => {
      const lastName = `visitor-${index}`;
      const status = await visit(target, lastName, index);
      if (status < 400) acknowledged.push(lastName);
      else problems.push(`a visitor's post got the status ${status}`);
    };
    await inParallel(
      CONCURRENCY,
      (index) => index < count,
      async (index) => {
        await exchange(target.site.url, malformed(random, index), SILENCE_MS);
        if (index % 10 === 0) await visitAndNote(index / 10);
      },
    );
    // The log is complete once it has this one, which the shell forwards.
    await post(target.site.url, '/api/nothing', {}, { 'X-Request-Id': 'inner-request-control' });
    const smuggled = await waitUntil(async () => {
      const ids = await smuggledRequests(target);
      return ids.includes('inner-request-control') ? ids.filter((id) => !id.endsWith('control')) : null;
    });
    const { rows } = await target.database.query<{ name: string }>(
      'SELECT last_name AS name FROM contact_inquiries',
    );
    const stored = new Set(rows.map(({ name }) => name));
    const lost = acknowledged.filter((name) => !stored.has(name));
    if (smuggled.length > 0) problems.push(`${smuggled.length} were smuggled, such as ${smuggled[0]}`);
    if (lost.length > 0) problems.push(`${lost.length} posts were acknowledged and not stored`);
    return outcomeOf(
      problems,
      `${count} sent, 0 smuggled; ${acknowledged.length} visitors' posts acknowledged, all stored`,
    );
  },
};
