import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ensureBrowser } from '@site/testing/browser';
import { root, run } from '@site/harness/run.mjs';
import { backUpAndRestore } from './backup';
import { Compose } from './docker-compose';
import { killInTurn } from './kills';
import { checkMetrics, followOneRequest } from './observe';
import { redeployOne } from './redeploy';
import { buildImages, runSuite, say, short, siteOfTheSuite, step } from './suite';

const SHORT_SUITES = ['e2e/tests/contact.spec.ts', 'e2e/tests/careers.spec.ts'];
const ORIGINS = ['mf-marketing', 'mf-services', 'mf-insights', 'mf-careers', 'mf-forms'];

async function printImages(compose: Compose): Promise<void> {
  for (const [service, container] of await compose.containers()) {
    const size = Number(await compose.docker('image', 'inspect', '-f', '{{.Size}}', container.Image));
    say(`${service.padEnd(14)}${String(Math.round(size / 1e6)).padStart(5)} MB`);
  }
}

/** Whoever breaks into a container finds no rights, nothing to write to, and no way in but the edge's. */
async function checkHardening(compose: Compose): Promise<void> {
  for (const [service, { Config, HostConfig }] of await compose.containers()) {
    assert.match(Config.User, /^(?!0|root)./, `${service} does not run as root`);
    assert(HostConfig.ReadonlyRootfs, `${service} has a read-only root file system`);
    assert(HostConfig.Memory > 0, `${service} has a memory limit`);
    const published = Object.keys(HostConfig.PortBindings ?? {}).length;
    assert.equal(published > 0, service === 'edge', `only the edge is published, unlike ${service}`);
  }
  for (const service of ['shell', 'backend']) {
    const tools = await compose.run([
      'exec',
      '-T',
      service,
      'sh',
      '-c',
      'command -v npm npx gcc make || true',
    ]);
    assert.equal(tools.trim(), '', `${service} holds no build tools`);
  }
  say('no root, read-only, limited; nothing but the edge is published; no build tools');
}

async function refuseExampleSecret(compose: Compose): Promise<void> {
  const example = ['-e', 'DATABASE_PASSWORD_FILE=', '-e', 'DATABASE_PASSWORD=change-me'];
  await assert.rejects(
    compose.run(['run', '--rm', '--no-deps', '-T', ...example, 'backend']),
    /production needs one of its own, not an example/,
  );
  say('the backend does not start');
}

async function surviveDown(compose: Compose): Promise<void> {
  const rows = () => compose.query('SELECT count(*) FROM contact_inquiries');
  const before = await rows();
  await compose.run(['down']);
  await compose.up();
  assert.equal(await rows(), before);
  say(`${before} enquiries before and after`);
}

const { url, environment } = await siteOfTheSuite();
const compose = await Compose.of({
  ...environment,
  COMPOSE_PROJECT_NAME: `site-suite-${randomUUID().slice(0, 8)}`,
  RATE_LIMIT_MAX: '1000000',
});

async function work(): Promise<void> {
  ensureBrowser();
  await step('Building the images', () => buildImages(compose));
  await step('Starting the site', () => compose.up());
  await step('Images', () => printImages(compose));
  await step('Containers', () => checkHardening(compose));
  await step('An example secret is refused', () => refuseExampleSecret(compose));
  await step('The composed suites against the edge', async () => {
    const suites = short ? SHORT_SUITES : [];
    assert.equal(await run('node', ['scripts/e2e.mjs', '--url', url, ...suites], { cwd: root }), 0);
  });
  await step('Metrics', () => checkMetrics(compose, url));
  await step('One request is followed', () => followOneRequest(compose, url));
  await step('One remote is redeployed alone', () => redeployOne(compose, url));
  const services = [...(short ? ORIGINS.slice(0, 1) : ORIGINS), 'backend', 'postgres', 'shell', 'edge'];
  await step('Every container is killed in turn under load', () => killInTurn(compose, url, services));
  await step('The database survives down and up', () => surviveDown(compose));
  await step('A backup is restored', () => backUpAndRestore(compose));
}

await runSuite('The compose suite', work, () => compose.run(['down', '--volumes', '--remove-orphans']));
