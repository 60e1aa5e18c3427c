import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { timedStep } from '../timed-step';
import autocannon from 'autocannon';
import { DockerCompose } from './docker-compose';
import { growthOf, sampleMemory } from './sample-memory';
import { SlowClients } from './slow-clients';
import { buildImages, log, runContainerSuite, short, suiteSite } from './suite';
import { anyClient, TRUSTED_NETWORKS, VisitorLoad } from './visitor-load';

const CONNECTIONS = 40;
const WARM_UP_SECONDS = 5;
const MEASURED_SECONDS = short ? 10 : 20;
const LOAD_SECONDS = short ? 30 : 600;
const REQUEST_TIMEOUT_SECONDS = 20;
/** How much memory may grow under load. `growthOf` says which samples it divides. */
const MAX_GROWTH_FACTOR = 1.15;
/** The rate of the sustained load, as a share of the wanted one. */
const MIN_REACHED_SHARE = 0.9;
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

const { url, environment } = await suiteSite();
const compose = new DockerCompose({
  ...environment,
  COMPOSE_PROJECT_NAME: `site-load-${randomUUID().slice(0, 8)}`,
  RATE_LIMIT_MAX: '1000000',
  TRUSTED_PROXIES: TRUSTED_NETWORKS,
});

/** 19 of 20 requests open a page as a browser does; one sends an inquiry. */
const requests: autocannon.Request[] = Array.from({ length: 20 }, (_, turn) =>
  turn < 19
    ? { method: 'GET', path: PAGES[turn % PAGES.length] ?? '/', headers: { 'Accept-Encoding': 'gzip, br' } }
    : {
        method: 'POST',
        path: '/api/contacts',
        headers: { 'Content-Type': 'application/json' },
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'X-Forwarded-For': anyClient() },
        }),
        body: JSON.stringify({
          firstName: 'Lina',
          lastName: 'Load',
          email: 'lina@client.example',
          message: 'One enquiry among many pages.',
        }),
      },
);

/** @param overallRate requests per second; absent: as many as possible. */
const sendLoad = (durationSeconds: number, overallRate?: number) =>
  autocannon({
    url,
    connections: CONNECTIONS,
    duration: durationSeconds,
    requests,
    timeout: REQUEST_TIMEOUT_SECONDS,
    ...(overallRate && { overallRate }),
  });

function assertNoError(result: autocannon.Result): void {
  assert.deepEqual(
    { errors: result.errors, timeouts: result.timeouts, not2xx: result.non2xx },
    { errors: 0, timeouts: 0, not2xx: 0 },
  );
}

/** Resolves with requests per second. */
async function measureMaximum(): Promise<number> {
  await sendLoad(WARM_UP_SECONDS);
  const result = await sendLoad(MEASURED_SECONDS);
  assertNoError(result);
  const { average } = result.requests;
  log(`${Math.round(average)} requests/s with ${CONNECTIONS} connections; p99 ${result.latency.p99} ms`);
  return average;
}

/** Sustained load at half of the maximum: no request fails, and memory does not grow. */
async function checkSustainedLoad(maxPerSecond: number): Promise<void> {
  const wanted = Math.floor(maxPerSecond / 2);
  const loading = sendLoad(LOAD_SECONDS, wanted);
  const sampling = sampleMemory(compose, ['edge', 'shell', 'backend'], loading);
  const [result, memory] = await Promise.all([loading, sampling]);
  const { latency, requests: completed } = result;
  const reached = `${Math.round(completed.average)} of ${wanted} requests/s`;
  log(`${reached}; p50 ${latency.p50}, p99 ${latency.p99}, max ${latency.max} ms`);
  for (const [service, samples] of memory) {
    const [min, max] = [Math.min(...samples), Math.max(...samples)].map(Math.round);
    log(`${service.padEnd(8)}${min} to ${max} MiB, growth ${growthOf(samples).toFixed(2)}`);
  }
  assertNoError(result);
  // A site that responds late gets fewer requests, since each connection waits for its response.
  assert(
    completed.average >= wanted * MIN_REACHED_SHARE,
    `${MIN_REACHED_SHARE} of the wanted rate is reached`,
  );
  // Half a minute is too short to distinguish growth from warming up.
  const maxGrowth = Math.max(...[...memory.values()].map(growthOf));
  if (!short) assert(maxGrowth <= MAX_GROWTH_FACTOR, `no memory grows by more than ${MAX_GROWTH_FACTOR}`);
}

async function checkSlowClients(): Promise<void> {
  const measure = async (title: string) => {
    const load = new VisitorLoad(url);
    await load.complete(short ? 200 : 600);
    await load.stop();
    log(`${title}: ${load.summary()}`);
    return load.results.filter(({ ok }) => !ok);
  };
  assert.deepEqual(await measure('without slow clients'), [], 'no request fails without slow clients');
  const slow = new SlowClients(new URL(url), SLOW_CLIENTS);
  await slow.connected();
  const failed = await measure(`with ${slow.open} slow clients`);
  slow.stop();
  log(`${slow.closedByServer} slow connections were closed by the server`);
  assert.deepEqual(failed, [], 'no other request fails');
  assert(slow.closedByServer > 0, 'slow connections are closed after a while');
}

async function work(): Promise<void> {
  await timedStep('Building the images', () => buildImages(compose));
  await timedStep('Starting the site', () => compose.up());
  let maxPerSecond = 0;
  await timedStep('Maximum throughput', async () => {
    maxPerSecond = await measureMaximum();
  });
  await timedStep(`Half of it for ${LOAD_SECONDS} s`, () => checkSustainedLoad(maxPerSecond));
  await timedStep('Slow clients', checkSlowClients);
}

await runContainerSuite('The load suite', work, () => compose.run(['down', '--volumes', '--remove-orphans']));
