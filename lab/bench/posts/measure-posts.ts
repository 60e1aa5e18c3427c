import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { BUILT_BACKEND, type BackendProcess } from '../../../backend/src/testing/backend-process';
import { clientOf, from } from '../../attacks/attack';
import { onBackend, onDatabase } from '../../on-backend';
import { median, percentile } from '../../statistics';
import { printTable } from '../../table';

const ROUNDS = 12;
const ROUND_SECONDS = 2;
const CONNECTIONS = 40;
const STEADY_POSTS_PER_SECOND = 200;
const STEADY_SECONDS = 10;
/** The p99 of one measurement differs from the next by a factor of two on two cores. */
const STEADY_ROUNDS = 3;
const MAX_CLIENTS = 2 ** 17;

const inquiry = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.org',
  company: 'Haddad Trading',
  serviceInterest: 'Another matter',
  message: 'We would like to talk about our organisation, and how it grows. '.repeat(5),
};

interface Round {
  perSecond: number;
  p99: number;
}

interface PostFigures {
  /** Posts per second, as a share of those of the bare handler: the median of the rounds. */
  ratio: number;
  /** The p99 of the backend's responses at `STEADY_POSTS_PER_SECOND`, in milliseconds: the median of the rounds. */
  steadyP99: number;
}

/**
 * Makes a post of a random client. The backend counts each client in one row, so the posts of one client would wait for
 * each other. By default it refuses a client's 21st post.
 */
const newPost = () => ({
  method: 'POST' as const,
  body: JSON.stringify(inquiry),
  headers: {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...from(clientOf(randomInt(MAX_CLIENTS))),
  },
});

/** Posts as fast as the server responds. */
async function measure(url: string): Promise<Round> {
  const result = await autocannon({
    url: `${url}/api/contacts`,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: [{ setupRequest: (request) => ({ ...request, ...newPost() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} posts were refused, ${result.errors} failed`);
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/**
 * Sends a post every few milliseconds, however long the responses take. autocannon would send all posts of a second
 * at its start.
 *
 * @returns the p99 of the responses, in milliseconds.
 */
async function measureSteadily(url: string): Promise<number> {
  const started = performance.now();
  const times: Promise<number>[] = [];
  while (times.length < STEADY_SECONDS * STEADY_POSTS_PER_SECOND) {
    const due = started + (times.length / STEADY_POSTS_PER_SECOND) * 1000;
    await delay(Math.max(due - performance.now(), 0));
    const time = timePost(url);
    // A post may fail before `Promise.all` below listens, which would end the process without the reason.
    time.catch(() => undefined);
    times.push(time);
  }
  return percentile(await Promise.all(times), 0.99);
}

async function timePost(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/api/contacts`, newPost());
  await response.text();
  if (!response.ok) throw new Error(`A post was refused with the status ${response.status}`);
  return performance.now() - started;
}

async function comparePosts(backend: BackendProcess, bare: BackendProcess): Promise<PostFigures> {
  await measure(backend.url);
  await measure(bare.url);
  const rounds: { backend: Round; bare: Round; ratio: number }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // The order alternates, because the machine's other load changes over time.
    const first = round % 2 ? await measure(backend.url) : undefined;
    const other = await measure(bare.url);
    const one = { backend: first ?? (await measure(backend.url)), bare: other };
    rounds.push({ ...one, ratio: one.backend.perSecond / one.bare.perSecond });
  }
  const medianOf = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  const row = (name: string | number, ofBackend: number, ofBare: number, ratio: number) =>
    [name, Math.round(ofBackend), Math.round(ofBare), ratio.toFixed(2)] as const;
  const ratio = medianOf((round) => round.ratio);
  printTable([
    ['round', 'backend/s', 'bare/s', 'ratio'],
    ...rounds.map((round, index) =>
      row(index + 1, round.backend.perSecond, round.bare.perSecond, round.ratio),
    ),
    row(
      'median',
      medianOf((round) => round.backend.perSecond),
      medianOf((round) => round.bare.perSecond),
      ratio,
    ),
    ['p99', `${medianOf((round) => round.backend.p99)} ms`, `${medianOf((round) => round.bare.p99)} ms`, ''],
  ]);
  const steady: { backend: number; bare: number }[] = [];
  for (let round = 0; round < STEADY_ROUNDS; round += 1)
    steady.push({ backend: await measureSteadily(backend.url), bare: await measureSteadily(bare.url) });
  /** The median and all of them. */
  const describe = (p99s: readonly number[]) =>
    `${median(p99s).toFixed(1)} ms (${p99s.map((p99) => p99.toFixed(1)).join(', ')})`;
  const ofBackend = steady.map((round) => round.backend);
  const ofBare = steady.map((round) => round.bare);
  console.log(
    `\n  p99 at ${STEADY_POSTS_PER_SECOND} posts a second: ${describe(ofBackend)}; bare: ${describe(ofBare)}`,
  );
  return { ratio, steadyP99: median(ofBackend) };
}

/**
 * Prints the posts per second of /api/contacts and those of a bare Express handler that commits the same rows, in
 * alternating rounds on one database, and how fast the backend responds at a steady rate. Expects a built backend.
 */
export function measurePosts(): Promise<PostFigures> {
  const bareHandler = ['--import', 'tsx', path.join(import.meta.dirname, 'bare.ts')];
  return onDatabase((postgres) => {
    const environment = { DATABASE_URL: postgres.url, RATE_LIMIT_MAX: '1000000000' };
    return onBackend(BUILT_BACKEND, environment, (backend) =>
      onBackend(bareHandler, environment, (bare) => comparePosts(backend, bare)),
    );
  });
}
