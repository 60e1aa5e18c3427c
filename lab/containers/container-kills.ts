import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@site/node-service/wait-until';
import { docker } from './docker';
import type { DockerCompose } from './docker-compose';
import { log } from './suite';
import { VisitorLoad, type RequestKind } from './visitor-load';

const PAUSE_BETWEEN_KILLS_MS = 3_000;

interface Outage {
  service: string;
  from: number;
  until: number;
}

/** The kinds of requests that may fail while a service is down. While another service is down, no request may fail. */
const EXPECTED_FAILURES: Record<string, RequestKind[]> = {
  edge: ['page', 'post'],
  shell: ['page', 'post'],
  backend: ['post'],
  postgres: ['post'],
};

/** Ends a service's process as a crash would: after `docker kill`, the engine would not restart the container. */
async function crash(compose: DockerCompose, service: string): Promise<void> {
  const container = await compose.container(service);
  assert(container, `${service} has a container`);
  // This image has a shell, and is on this machine already, whatever POSTGRES_IMAGE is.
  const image = (await compose.container('postgres'))?.Image;
  assert(image, 'postgres has a container');
  const host = ['--pid=host', '--user=0', '--network=none', '--entrypoint=sh'];
  await docker(['run', '--rm', ...host, image, '-c', `kill -KILL ${container.State.Pid}`]);
}

/** Crashes a service, and waits until its container was restarted and is healthy. */
async function crashAndRecover(compose: DockerCompose, service: string): Promise<Outage> {
  const startedAt = async () => (await compose.container(service))?.State.StartedAt;
  const before = await startedAt();
  const from = Date.now();
  await crash(compose, service);
  const restarted = async () => (await startedAt()) !== before;
  await waitUntil(restarted, { intervalMs: 100, timeoutMs: 180_000, message: `${service} restarts` });
  await compose.healthy([service]);
  return { service, from, until: Date.now() };
}

/**
 * Crashes services one after another under load. Checks that only the requests fail that need the service, and that no
 * data is lost.
 */
export async function crashEachContainer(
  compose: DockerCompose,
  url: string,
  services: string[],
): Promise<void> {
  const load = new VisitorLoad(url);
  const outages: Outage[] = [];
  await delay(PAUSE_BETWEEN_KILLS_MS);
  for (const service of services) {
    const outage = await crashAndRecover(compose, service);
    outages.push(outage);
    await delay(PAUSE_BETWEEN_KILLS_MS);
    const { from, until } = outage;
    const during = load.results.filter(({ ended, sent }) => ended >= from && sent <= until);
    const failed = (kind: RequestKind) =>
      during.filter((result) => result.kind === kind && !result.ok).length;
    log(
      `${service.padEnd(14)}healthy after ${((until - from) / 1000).toFixed(1).padStart(5)} s; ` +
        `of ${during.length} requests ${failed('page')} pages and ${failed('post')} posts failed`,
    );
  }
  await load.stop();

  const unexpected = load.results.filter(
    ({ kind, ok, sent, ended }) =>
      !ok &&
      !outages.some(
        ({ service, from, until }) =>
          EXPECTED_FAILURES[service]?.includes(kind) && ended >= from && sent <= until,
      ),
  );
  assert.deepEqual(unexpected, [], 'no request fails outside the outages that explain it');

  const query = "SELECT last_name FROM contact_inquiries WHERE first_name = 'Nora'";
  assert.deepEqual(load.missingFrom(await compose.query(query)), [], 'every accepted inquiry is stored');
  log(`${load.results.length} requests; ${load.accepted.length} inquiries accepted, none lost`);
}
