import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import startPostgres from '../src/database/testing/start-postgres';
import stopPostgres from '../src/database/testing/stop-postgres';
import { BUILT_BACKEND, ServerProcess } from '../src/testing/server-process';

/**
 * Posts per second of /api/contacts against a bare Express handler doing the same INSERT, in alternating rounds
 * on one database; fails where the median of the rounds' ratios is under the least that is accepted.
 */
const LEAST_RATIO = 0.6;
const ROUNDS = 12;
const SECONDS = 2;
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

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const row = (name: string | number, backend: string | number, bare: string | number, ratio: string) =>
  console.log([name, backend, bare, ratio].map((cell) => String(cell).padStart(14)).join(''));

await startPostgres();
const backend = await ServerProcess.start(BUILT_BACKEND, {
  RATE_LIMIT_MAX: '1000000000',
});
const bare = await ServerProcess.start(['--import', 'tsx', 'bench/bare.ts']);
try {
  await measure(backend.url, 2);
  await measure(bare.url, 2);
  row('round', 'backend/s', 'bare/s', 'ratio');
  const rounds: { backend: Round; bare: Round; ratio: number }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Whoever is measured first changes from round to round: the machine has other work that comes and goes.
    const first = round % 2 ? await measure(backend.url, SECONDS) : undefined;
    const other = await measure(bare.url, SECONDS);
    const one = { backend: first ?? (await measure(backend.url, SECONDS)), bare: other };
    const ratio = one.backend.perSecond / one.bare.perSecond;
    rounds.push({ ...one, ratio });
    row(round, Math.round(one.backend.perSecond), Math.round(one.bare.perSecond), ratio.toFixed(2));
  }
  const ratio = median(rounds.map((round) => round.ratio));
  const per = (of: 'backend' | 'bare') => Math.round(median(rounds.map((round) => round[of].perSecond)));
  const p99 = (of: 'backend' | 'bare') => `${median(rounds.map((round) => round[of].p99))} ms`;
  row('median', per('backend'), per('bare'), ratio.toFixed(2));
  row('p99', p99('backend'), p99('bare'), '');
  if (ratio < LEAST_RATIO) {
    console.error(`The ratio is under ${LEAST_RATIO}.`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([backend.stop(), bare.stop()]);
  await stopPostgres();
}
