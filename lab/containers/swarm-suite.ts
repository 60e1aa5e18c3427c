import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { root } from '@site/harness/run.mjs';
import { copyRepository } from '../copy-repository';
import { applyEdit } from '../gate/edit';
import { anInquiry } from '../../backend/src/testing/payloads';
import { post } from '../post';
import { timedStep } from '../timed-step';
import { DockerCompose } from './docker-compose';
import { buildImages, builder, log, runContainerSuite, short, suiteSite } from './suite';
import { SwarmStack } from './swarm-stack';
import { TRUSTED_NETWORKS, VisitorLoad } from './visitor-load';
import { shellWords } from '@site/harness/remote-copy';

const RATE_LIMIT = 20;
const CDN_SUBNET = '203.0.113.0/24';
const CDN_ADDRESS = '203.0.113.9';
const NEXT_IMAGE_TAG = 'suite-next';
/** Requests that complete before an update starts, and after it ended. */
const REQUESTS_AROUND_UPDATE = 20;

/** What each rolling update changes, so that another image is built. */
const CHANGES = {
  shell: ['src/content/frame.ts', shellWords.footer.rights, 'All rights are reserved.'],
  backend: ['src/main.ts', "'listening'", "'listening for submissions'"],
} as const;

/** A shell without releases: an empty store, and origins that do not exist. It starts, but does not become ready. */
const WITHOUT_RELEASES = ['STORE_DIR=/tmp/empty', 'ORIGIN_PATTERN=http://none:8080/{remote}'].flatMap(
  (setting) => ['--env-add', setting],
);

const { url, environment } = await suiteSite();
const site = {
  ...environment,
  RATE_LIMIT_MAX: String(RATE_LIMIT),
  // The load sends many client addresses, as a load balancer or a CDN with public addresses in front of the edge would.
  TRUSTED_PROXIES: `${TRUSTED_NETWORKS} ${CDN_SUBNET}`,
};
const stack = new SwarmStack(`site-suite-${randomUUID().slice(0, 8)}`);

async function start(): Promise<void> {
  await stack.deploy(site);
  await stack.converged();
}

async function buildNextImage(service: keyof typeof CHANGES): Promise<void> {
  const folder = await copyRepository(root);
  await applyEdit(path.join(folder, service), { name: `another ${service}`, changes: [CHANGES[service]] });
  const next = new DockerCompose({ ...site, IMAGE_TAG: NEXT_IMAGE_TAG });
  await next.build([service], builder, folder);
}

/**
 * Updates a service while visitors load pages with all of their files and send inquiries. Checks that no request fails
 * and no data is lost.
 */
async function updateUnderLoad(service: string, options: string[], expected: string): Promise<void> {
  const load = new VisitorLoad(url, { files: true });
  await load.complete(REQUESTS_AROUND_UPDATE);
  const begun = Date.now();
  const state = await stack.update(service, options);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  await load.complete(REQUESTS_AROUND_UPDATE);
  await load.stop();
  log(`${state} after ${seconds} s; ${load.summary()}`);
  const failures = load.failures();
  for (const failure of failures) log(failure);
  assert.equal(state, expected);
  assert.deepEqual(failures, [], 'no request fails');
  const rows = await stack.query('SELECT last_name FROM contact_inquiries');
  assert.deepEqual(load.missingFrom(rows), [], 'every accepted inquiry is stored');
}

async function postInquiry(forwardedFor: string): Promise<number> {
  const response = await post(url, '/api/contacts', anInquiry, { 'X-Forwarded-For': forwardedFor });
  await response.text();
  return response.status;
}

/** How many lines of each backend's log are of requests for inquiries. */
async function loggedInquiries(): Promise<number[]> {
  const logs = await stack.logs('backend');
  return logs.map((text) => text.split('\n').filter((line) => line.includes('/api/contacts')).length);
}

/** One client exceeds the rate limit, on all backends at once: together they accept what one backend would. */
async function checkSharedRateLimit(): Promise<void> {
  // The inquiries of earlier steps are in the logs as well.
  const before = await loggedInquiries();
  const statuses = await Promise.all(
    Array.from({ length: RATE_LIMIT * 3 }, () => postInquiry('198.51.100.7')),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const after = await loggedInquiries();
  assert.equal(after.length, before.length, 'as many backends run after the posts as before');
  const shares = after.map((lines, index) => lines - (before[index] ?? 0));
  log(`${count(201)} accepted, ${count(429)} limited; requests per backend: ${shares.join(', ')}`);
  assert.deepEqual([count(201), count(429)], [RATE_LIMIT, RATE_LIMIT * 2]);
  assert(shares.filter((share) => share > 0).length > 1, 'several backends handled requests');
}

/** Behind a CDN with public addresses, each visitor has a separate rate limit, which forged addresses do not raise. */
async function checkVisitorsOfCdn(): Promise<void> {
  const postAll = async (forwardedFor: (index: number) => string) => {
    const posts = Array.from({ length: RATE_LIMIT * 2 }, (_, index) => postInquiry(forwardedFor(index)));
    return (await Promise.all(posts)).filter((status) => status === 201).length;
  };
  const visitors = await postAll((index) => `198.51.100.${100 + index}, ${CDN_ADDRESS}`);
  const forged = await postAll((index) => `192.0.2.${index}, 198.51.100.8, ${CDN_ADDRESS}`);
  log(`${visitors} of ${RATE_LIMIT * 2} visitors accepted; ${forged} posts of one that forges addresses`);
  assert.deepEqual([visitors, forged], [RATE_LIMIT * 2, RATE_LIMIT]);
}

async function work(): Promise<void> {
  await timedStep('Building the images', () => buildImages(new DockerCompose(site)));
  await timedStep('Starting 2 shells and 3 backends', start);
  // The short form updates the shell below, to one that does not become ready.
  for (const service of short ? (['backend'] as const) : (['backend', 'shell'] as const)) {
    await timedStep(`Building another ${service}`, () => buildNextImage(service));
    const image = `site/${service}:${NEXT_IMAGE_TAG}`;
    await timedStep(`Updating the ${service} under load`, () =>
      updateUnderLoad(service, ['--image', image], 'completed'),
    );
  }
  await timedStep('Updating to a shell that does not become ready, under load', () =>
    updateUnderLoad('shell', WITHOUT_RELEASES, 'rollback_completed'),
  );
  await timedStep('The rate limit holds across backends', checkSharedRateLimit);
  await timedStep('The rate limit behind a CDN', checkVisitorsOfCdn);
}

await runContainerSuite('The swarm suite', work, () => stack.remove());
