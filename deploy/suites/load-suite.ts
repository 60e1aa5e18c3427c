import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { Compose } from './docker-compose';
import { Load } from './load';
import { MemoryWatch } from './memory-watch';
import { SlowClients } from './slow-clients';
import { buildImages, runSuite, say, short, siteOfTheSuite, step } from './suite';

const CONNECTIONS = 40;
const MEASURED_SECONDS = short ? 10 : 20;
const LOAD_SECONDS = short ? 60 : 600;
const MOST_GROWTH = 1.15;
const SLOW_CLIENTS = 1_000;
const PAGES = [
  '/',
  '/services',
  '/insights',
  '/careers',
  '/contact',
  '/about',
  '/book',
  '/insights/1',
  '/partners',
];

const { url, environment } = await siteOfTheSuite();
const compose = await Compose.of({
  ...environment,
  COMPOSE_PROJECT_NAME: `site-load-${randomUUID().slice(0, 8)}`,
  RATE_LIMIT_MAX: '1000000',
});

/** Nineteen of twenty requests open a page, as browsers do; one sends an enquiry. */
const requests: autocannon.Request[] = Array.from({ length: 20 }, (_, turn) =>
  turn < 19
    ? { method: 'GET', path: PAGES[turn % PAGES.length] ?? '/', headers: { 'Accept-Encoding': 'gzip, br' } }
    : {
        method: 'POST',
        path: '/api/contacts',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Lina',
          lastName: 'Load',
          email: 'lina@client.example',
          message: 'One enquiry among many pages.',
        }),
      },
);

const press = (duration: number, overallRate?: number) =>
  autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests,
    timeout: 20,
    ...(overallRate && { overallRate }),
  });

function assertNoError(result: autocannon.Result): void {
  assert.deepEqual(
    { errors: result.errors, timeouts: result.timeouts, not2xx: result.non2xx },
    { errors: 0, timeouts: 0, not2xx: 0 },
  );
}

/** Half of what the site can do at most, for long: nothing fails, and nothing grows. */
async function endure(most: number): Promise<void> {
  const memory = new MemoryWatch(compose, ['edge', 'shell', 'backend']);
  const result = await press(LOAD_SECONDS, Math.floor(most / 2));
  await memory.stop();
  const { latency, requests: answered } = result;
  say(
    `${Math.round(answered.average)} requests/s; p50 ${latency.p50}, p99 ${latency.p99}, max ${latency.max} ms`,
  );
  for (const line of memory.lines()) say(line);
  assertNoError(result);
  // A minute is too short to tell growth from warming up.
  if (!short) assert(memory.growth() <= MOST_GROWTH, `no memory grows by more than ${MOST_GROWTH}`);
}

async function meetSlowClients(): Promise<void> {
  const measure = async (title: string) => {
    const load = new Load(url);
    await load.answered(short ? 200 : 600);
    await load.stop();
    say(`${title}: ${load.summary()}`);
    return load.answers.filter(({ ok }) => !ok);
  };
  await measure('alone');
  const slow = new SlowClients(new URL(url), SLOW_CLIENTS);
  await slow.connected();
  const failed = await measure(`beside ${slow.open} slow clients`);
  slow.stop();
  say(`${slow.cutOff} slow connections were cut off`);
  assert.deepEqual(failed, [], 'nobody else is stopped');
  assert(slow.cutOff > 0, 'slow clients are not waited for without end');
}

async function work(): Promise<void> {
  await step('Building the images', () => buildImages(compose));
  await step('Starting the site', () => compose.up());
  let most = 0;
  await step('The most that the site can do', async () => {
    await press(5);
    const result = await press(MEASURED_SECONDS);
    assertNoError(result);
    most = result.requests.average;
    say(`${Math.round(most)} requests/s with ${CONNECTIONS} connections; p99 ${result.latency.p99} ms`);
  });
  await step(`Half of it for ${LOAD_SECONDS} s`, () => endure(most));
  await step('Slow clients', meetSlowClients);
}

await runSuite('The load suite', work, () => compose.run(['down', '--volumes', '--remove-orphans']));
