import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { median } from '@site/testing/statistics';
import { printTable } from '@site/testing/table';
import { BUILT_BACKEND, startBackendProcess } from '../src/testing/backend-process';
import { startTemporaryPostgres } from '../src/testing/temporary-postgres';

/**
 * Posts per second of /api/contacts, compared with a bare Express handler that does the same INSERT, in alternating
 * rounds on one database. Fails where the median of the rounds' ratios is below the minimum.
 */
const MIN_RATIO = 0.6;
const ROUNDS = 12;
const ROUND_SECONDS = 2;
const CONNECTIONS = 40;

const inquiry = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.org',
  company: 'Haddad Trading',
  serviceInterest: 'General Inquiry',
  message: 'We would like to talk about our organisation, and how it grows. '.repeat(5),
};

interface Round {
  perSecond: number;
  p99: number;
}

async function measure(url: string, seconds: number): Promise<Round> {
  const result = await autocannon({
    url: `${url}/api/contacts`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(inquiry),
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} posts were refused, ${result.errors} failed`);
  }
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

const database = await startTemporaryPostgres();
const environment = { DATABASE_URL: database.postgres.url, RATE_LIMIT_MAX: '1000000000' };
const backend = await startBackendProcess(BUILT_BACKEND, environment);
const bare = await startBackendProcess(['--import', 'tsx', 'bench/bare.ts'], environment);
try {
  await measure(backend.url, ROUND_SECONDS);
  await measure(bare.url, ROUND_SECONDS);
  const rounds: { backend: Round; bare: Round; ratio: number }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // The order alternates, because the machine's other load changes over time.
    const first = round % 2 ? await measure(backend.url, ROUND_SECONDS) : undefined;
    const other = await measure(bare.url, ROUND_SECONDS);
    const one = { backend: first ?? (await measure(backend.url, ROUND_SECONDS)), bare: other };
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
  if (ratio < MIN_RATIO) {
    console.error(`The ratio is below ${MIN_RATIO}.`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([backend.process.stop(), bare.process.stop()]);
  await database.remove();
}
