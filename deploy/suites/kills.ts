import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Compose } from './docker-compose';
import { Load, type Answer } from './load';
import { say } from './suite';

const CALM = 3_000;

interface Outage {
  service: string;
  from: number;
  until: number;
}

/** What a visitor may miss while a service is down. Every other service's end must go unnoticed. */
const MISSED: Record<string, Answer['kind'][]> = {
  edge: ['page', 'post'],
  shell: ['page', 'post'],
  backend: ['post'],
  postgres: ['post'],
};

/** Ends the service's process as a crash would: Compose takes `docker kill` for an operator's wish, and leaves it. */
async function crash(compose: Compose, service: string): Promise<void> {
  const container = await compose.container(service);
  assert(container, `${service} has a container`);
  const host = ['--pid=host', '--user=0', '--network=none', '--entrypoint=sh'];
  await compose.docker('run', '--rm', ...host, 'postgres:18', '-c', `kill -KILL ${container.State.Pid}`);
}

/** Kills each service in turn under load, and checks that visitors miss only what cannot be had without it. */
export async function killInTurn(compose: Compose, url: string, services: string[]): Promise<void> {
  const load = new Load(url);
  const outages: Outage[] = [];
  await delay(CALM);
  for (const service of services) {
    const started = (await compose.container(service))?.State.StartedAt;
    const from = Date.now();
    await crash(compose, service);
    while ((await compose.container(service))?.State.StartedAt === started) await delay(100);
    await compose.healthy([service]);
    const until = Date.now();
    outages.push({ service, from, until });
    await delay(CALM);
    const during = load.answers.filter(({ ended, sent }) => ended >= from && sent <= until);
    const failed = (kind: string) => during.filter((answer) => answer.kind === kind && !answer.ok).length;
    say(
      `${service.padEnd(14)}healthy after ${((until - from) / 1000).toFixed(1).padStart(5)} s; ` +
        `of ${during.length} requests ${failed('page')} pages and ${failed('post')} posts failed`,
    );
  }
  await load.stop();

  const unexpected = load.answers.filter(
    ({ kind, ok, sent, ended }) =>
      !ok &&
      !outages.some(
        ({ service, from, until }) => MISSED[service]?.includes(kind) && ended >= from && sent <= until,
      ),
  );
  assert.deepEqual(unexpected, [], 'requests failed that nothing excuses');

  const rows = new Set(
    (await compose.query("SELECT last_name FROM contact_inquiries WHERE first_name = 'Nora'")).split('\n'),
  );
  const lost = load.stored.filter((token) => !rows.has(token));
  assert.deepEqual(lost, [], 'enquiries were answered with success and are not in the database');
  say(
    `${load.answers.length} requests; ${load.stored.length} enquiries were answered with success, none is lost`,
  );
}
