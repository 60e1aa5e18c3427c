import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { shellWords } from '@site/harness/remote-copy';
import { anInquiry } from '../../backend/src/testing/payloads';
import { outcomeOf, type Outcome } from '../outcome';
import { residentMegabytes } from '../resident-memory';
import { post } from '../post';
import { clientOf, from, inParallel, unless, type Attack, type Target } from './attack';

const MAX_ATTEMPTS = 3;
const MAX_POST_MS = 500;
const MAX_GROWTH_MB = 60;
const FLOOD_MS = 8_000;
const SHORT_FLOOD_MS = 2_500;
const PROBE_INTERVAL_MS = 50;
const SEARCHES = 10;
const PIPELINED_REQUESTS = 25_000;

/** A proxy that the site trusts. */
export const CDN = '203.0.113.44';

let probes = 0;
let terms = 0;

/** Posts as a new client each time, asks whether the shell is ready, and samples its memory until the flood is over. */
async function probe({ site }: Target, isOver: () => boolean) {
  const found = { slowestMs: 0, posts: 0, failedPosts: 0, notReady: 0, maxMegabytes: 0 };
  while (!isOver()) {
    const started = performance.now();
    const posted = await post(site.url, '/api/contacts', anInquiry, from(clientOf(200_000 + (probes += 1))));
    await posted.arrayBuffer();
    found.slowestMs = Math.max(found.slowestMs, performance.now() - started);
    found.posts += 1;
    if (posted.status !== 201) found.failedPosts += 1;
    const ready = await fetch(`${site.url}/_health/ready`);
    await ready.arrayBuffer();
    if (!ready.ok) found.notReady += 1;
    found.maxMegabytes = Math.max(found.maxMegabytes, residentMegabytes(site.shell.pid));
    await delay(PROBE_INTERVAL_MS);
  }
  return found;
}

/** Sends until the time is over. Returns how many requests it sent, and problems other than the effect on others. */
type Flood = (
  target: Target,
  isOver: () => boolean,
) => Promise<{ sent: number; unit?: string; problems?: readonly string[] }>;

/** @param before the memory of the shell before the first attempt, in MB. */
async function tryFlood(
  flood: Flood,
  target: Target,
  before: number,
): Promise<{ outcome: Outcome; isOnlyDelayed: boolean }> {
  const end = performance.now() + (target.short ? SHORT_FLOOD_MS : FLOOD_MS);
  const isOver = () => performance.now() > end;
  const [{ sent, unit = 'requests', problems = [] }, found] = await Promise.all([
    flood(target, isOver),
    probe(target, isOver),
  ]);
  const growth = (found.maxMegabytes - before).toFixed(0);
  const slowest = found.slowestMs.toFixed(0);
  const delays = unless({ [`a post took ${slowest} ms`]: found.slowestMs <= MAX_POST_MS });
  const others = unless({
    [`${found.failedPosts} of ${found.posts} posts failed`]: found.failedPosts === 0,
    [`the shell was not ready ${found.notReady} times`]: found.notReady === 0,
    [`the shell's memory grew by ${growth} MB`]: Number(growth) <= MAX_GROWTH_MB,
  });
  const posts = `slowest of ${found.posts} posts of others ${slowest} ms`;
  const summary = `${sent} ${unit} sent; ${posts}; ready; ${growth} MB more`;
  const further = [...problems, ...others];
  return {
    outcome: outcomeOf([...delays, ...further], summary),
    isOnlyDelayed: delays.length > 0 && further.length === 0,
  };
}

/** An attack that the site has stopped if others are served while the flood lasts. */
export const floodOf = (name: string, flood: Flood): Attack => ({
  name,
  run: async (target) => {
    const before = residentMegabytes(target.site.shell.pid);
    let { outcome, isOnlyDelayed } = await tryFlood(flood, target, before);
    // Other work of the machine delays posts too. A flood that the site does not withstand delays them each time.
    for (let attempt = 1; attempt < MAX_ATTEMPTS && isOnlyDelayed; attempt += 1) {
      console.log(`once more  ${name}: a post was delayed`);
      ({ outcome, isOnlyDelayed } = await tryFlood(flood, target, before));
    }
    return outcome;
  },
});

const pipelined =
  'GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PIPELINED_REQUESTS - 1) +
  'GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** Sends all requests on a connection without waiting for responses, and reads those until it is closed. */
function pipeline(url: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume().write(pipelined);
  });
}

/** Searches for a new term, whose page is rendered. Returns the status. */
async function search({ site }: Target, forwardedFor: string): Promise<number> {
  const address = `${site.url}/careers?search=term${(terms += 1)}`;
  const response = await fetch(address, { headers: from(forwardedFor) });
  await response.arrayBuffer();
  return response.status;
}

/** One client floods with searches; those of others get their pages. */
const searchFlood = (name: string, attacker: (index: number) => string, other: (index: number) => string) =>
  floodOf(name, async (target, isOver) => {
    const flooding = inParallel(
      60,
      () => !isOver(),
      (index) => search(target, attacker(index)),
    );
    const statuses: number[] = [];
    for (let index = 0; index < SEARCHES; index += 1) statuses.push(await search(target, other(index)));
    const refused = statuses.filter((status) => status !== 200);
    const problem = `${refused.length} of ${SEARCHES} searches of others got ${refused[0]}`;
    return { sent: await flooding, problems: unless({ [problem]: refused.length === 0 }) };
  });

const manyFields = Array.from({ length: 39_000 }, (_, index) => `${index.toString(36)}=`).join('&');

async function report({ site }: Target, client: string, body: object): Promise<number> {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: site.url, ...from(client) };
  return (await fetch(`${site.url}/_errors`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

/** While a flood lasts, the site stores each post within half a second, stays ready, and uses at most 60 MB more. */
export const floods: readonly Attack[] = [
  floodOf('pipelined requests', async ({ site }, isOver) => {
    // The shell closes such a connection at its second request, so the flood lasts only with ever new connections.
    const sent = await inParallel(
      4,
      () => !isOver(),
      () => pipeline(site.url),
    );
    return { sent, unit: `connections of ${PIPELINED_REQUESTS} requests` };
  }),
  floodOf('forms of 39,000 fields', async ({ site }, isOver) => {
    let unexpected = 0;
    const sent = await inParallel(
      6,
      () => !isOver(),
      async (index) => {
        const address = `${site.url}/_forms/${index % 2 === 0 ? 'booking' : 'contact'}`;
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...from(clientOf(index)) };
        const response = await fetch(address, { method: 'POST', headers, body: manyFields });
        if (
          response.status !== 400 ||
          !(await response.text()).includes(shellWords.refusedPost.tooManyFields)
        )
          unexpected += 1;
      },
    );
    return {
      sent,
      problems: unless({ [`${unexpected} were not refused for their fields`]: unexpected === 0 }),
    };
  }),
  searchFlood(
    'searches through a CDN that others use as well',
    () => `192.0.2.1, ${CDN}`,
    () => `192.0.2.2, ${CDN}`,
  ),
  searchFlood(
    'searches from all addresses of an IPv6 /64',
    (index) => `2001:db8:1:1::${(index % 65_535).toString(16)}`,
    (index) => `2001:db8:2:${index.toString(16)}::1`,
  ),
  floodOf('addresses of clients of 15 KB', async ({ site }, isOver) => {
    let tooLarge = 0;
    const sent = await inParallel(
      16,
      (index) => index < 10_000 && !isOver(),
      async (index) => {
        const headers = from(`${index}${'x'.repeat(15_000)}`);
        const response = await fetch(`${site.url}/nowhere`, { headers });
        await response.arrayBuffer();
        if (response.status === 431) tooLarge += 1;
      },
    );
    // Such a request never reaches the limits that this flood is about.
    return { sent, problems: unless({ [`${tooLarge} were refused for their headers`]: tooLarge === 0 }) };
  }),
  floodOf('junk error reports', async (target, isOver) => {
    const sent = await inParallel(
      16,
      () => !isOver(),
      // Each report comes from another client. If junk counted, it would use up the limit that all clients share.
      (index) => report(target, clientOf(index), { path: '/' }),
    );
    const status = await report(target, '192.0.2.4', {
      composition: 'a',
      path: '/',
      message: 'a real error',
    });
    return {
      sent,
      problems: unless({ [`a report of another client got the status ${status}`]: status === 204 }),
    };
  }),
];
