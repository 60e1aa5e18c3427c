import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { changedRepository, type Change } from './changed-repository';
import { Compose } from './docker-compose';
import { Load } from './load';
import { Stack } from './swarm-stack';
import { buildImages, builder, runSuite, say, siteOfTheSuite, step } from './suite';

const RATE_LIMIT = 20;
const NEXT = 'suite-next';

/** What each rolling update brings: a text that visitors see, or one that operators do. */
const CHANGES = {
  shell: {
    file: 'shell/src/app/footer/Footer.tsx',
    old: 'All rights reserved.',
    replacement: 'All rights are reserved.',
  },
  backend: { file: 'backend/src/main.ts', old: "'listening'", replacement: "'listening for submissions'" },
} satisfies Record<string, Change>;

const { url, environment } = await siteOfTheSuite();
const site = {
  ...environment,
  RATE_LIMIT_MAX: String(RATE_LIMIT),
  // The load speaks for many clients, as a load balancer in front of the edge would.
  TRUSTED_PROXIES: '127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 10.0.0.0/8',
};
let stack: Stack | undefined;

async function start(): Promise<void> {
  stack = await Stack.deploy(`site-suite-${randomUUID().slice(0, 8)}`, site);
  await stack.converged();
}

async function buildNext(service: keyof typeof CHANGES): Promise<void> {
  const folder = await changedRepository(CHANGES[service]);
  try {
    const next = await Compose.of({ ...site, IMAGE_TAG: NEXT });
    await next.build([service], builder, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Updates a service while visitors load pages with all of their files and send enquiries: nothing fails, nothing is lost. */
async function rollUnderLoad(service: keyof typeof CHANGES): Promise<void> {
  const load = new Load(url, { files: true });
  await load.answered(20);
  const begun = Date.now();
  await stack?.roll(service, `site/${service}:${NEXT}`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  await load.answered(20);
  await load.stop();
  const failed = load.answers.filter(({ ok }) => !ok);
  say(`${seconds} s; ${load.summary()}`);
  assert.deepEqual(failed, [], 'no request fails');
  const rows = new Set((await stack?.query('SELECT last_name FROM contact_inquiries'))?.split('\n'));
  const lost = load.stored.filter((token) => !rows.has(token));
  assert.deepEqual(lost, [], 'enquiries were answered with success and are not in the database');
}

/** One client sends more than it may, to all backends at once: together they let through what one would. */
async function limitTogether(): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: RATE_LIMIT * 3 }, async () => {
      const response = await fetch(`${url}/api/contacts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' },
        body: JSON.stringify({
          firstName: 'Omar',
          lastName: 'Limit',
          email: 'omar@client.example',
          message: 'One enquiry of many.',
        }),
      });
      await response.text();
      return response.status;
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const logs = (await stack?.logs('backend')) ?? [];
  const shares = logs.map((log) => log.split('\n').filter((line) => line.includes('/api/contacts')).length);
  say(`${count(201)} let through, ${count(429)} refused; requests of each backend: ${shares.join(', ')}`);
  assert.deepEqual([count(201), count(429)], [RATE_LIMIT, RATE_LIMIT * 2]);
  assert(shares.filter((share) => share > 0).length > 1, 'several backends took part');
}

async function work(): Promise<void> {
  await step('Building the images', async () => buildImages(await Compose.of(site)));
  await step('Starting 2 shells and 3 backends', start);
  for (const service of ['backend', 'shell'] as const) {
    await step(`Building another ${service}`, () => buildNext(service));
    await step(`Rolling the ${service} under load`, () => rollUnderLoad(service));
  }
  await step('The rate limit holds across backends', limitTogether);
}

await runSuite('The swarm suite', work, async () => stack?.remove());
