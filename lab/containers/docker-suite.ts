import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { run } from '@site/harness/run.mjs';
import { printOutcome } from '../outcome';
import { timedStep } from '../timed-step';
import { ensureBrowser } from '@site/browser-trial/browser';
import { remoteNames } from '@site/harness/site/remotes';
import { backUpAndRestore, backupObstacle } from './backup';
import { crashEachContainer } from './container-kills';
import { docker } from './docker';
import { DockerCompose } from './docker-compose';
import { checkMetrics, traceOneRequest } from './observability';
import { publishThroughEdge } from './publish';
import { redeployOneRemote } from './redeploy';
import { tryRendererEscapes } from './renderer-escapes';
import { buildImages, log, runContainerSuite, short, suiteSite } from './suite';
import { TRUSTED_NETWORKS } from './visitor-load';

const PLATFORM_SERVICES = ['renderer', 'backend', 'postgres', 'shell', 'edge'];
const SHORT_SPECS = ['contact.spec.ts', 'careers.spec.ts'];
/** The services whose crash visitors notice first. */
const SHORT_CRASHES = ['backend', 'shell'];

async function printImageSizes(compose: DockerCompose): Promise<void> {
  for (const [service, container] of await compose.containers()) {
    const bytes = Number(await docker(['image', 'inspect', '-f', '{{.Size}}', container.Image]));
    log(`${service.padEnd(14)}${String(Math.round(bytes / 1e6)).padStart(5)} MB`);
  }
}

/**
 * Checks that every container has a user other than root, a read-only file system and limits, that only the edge's
 * ports are published, and that shell and backend have no build tools.
 */
async function checkHardening(compose: DockerCompose): Promise<void> {
  for (const [service, { Config, HostConfig }] of await compose.containers()) {
    assert.match(Config.User, /^(?!0|root)./, `${service} does not run as root`);
    assert(HostConfig.ReadonlyRootfs, `${service} has a read-only root file system`);
    assert(HostConfig.Memory > 0, `${service} has a memory limit`);
    const capabilities = service === 'edge' ? ['NET_BIND_SERVICE'] : [];
    const added = (HostConfig.CapAdd ?? []).map((name) => name.replace('CAP_', ''));
    assert.deepEqual(added, capabilities, `${service} has no capability that it does not need`);
    assert.deepEqual(HostConfig.CapDrop, ['ALL'], `${service} drops the usual capabilities`);
    assert((HostConfig.PidsLimit ?? 0) > 0, `${service} has a limit of processes`);
    const published = Object.keys(HostConfig.PortBindings ?? {}).length;
    assert.equal(published > 0, service === 'edge', `${service}: only the edge has published ports`);
  }
  const findTools = ['sh', '-c', 'command -v npm npx gcc make || true'];
  for (const service of ['shell', 'backend']) {
    const tools = await compose.run(['exec', '-T', service, ...findTools]);
    assert.equal(tools.trim(), '', `${service} contains no build tools`);
  }
  log('no root, read-only, limited; only the edge is published; no build tools');
}

async function checkExampleSecret(compose: DockerCompose): Promise<void> {
  const example = ['-e', 'DATABASE_PASSWORD_FILE=', '-e', 'DATABASE_PASSWORD=change-me'];
  await assert.rejects(
    compose.run(['run', '--rm', '--no-deps', '-T', ...example, 'backend']),
    /must not be an example password in production/,
  );
  log('the backend does not start');
}

/** Runs the end-to-end tests. Those that read the database skip themselves: Compose publishes no port of it. */
async function runEndToEndTests(url: string): Promise<void> {
  const specs = short ? SHORT_SPECS : [];
  assert.equal(await run('node', ['harness/bootstrap.mjs', 'e2e', '--url', url, ...specs]), 0);
}

async function checkDataAfterDown(compose: DockerCompose): Promise<void> {
  const count = () => compose.query('SELECT count(*) FROM contact_inquiries');
  const before = await count();
  await compose.run(['down']);
  await compose.up();
  assert.equal(await count(), before);
  log(`${before} inquiries before and after`);
}

const { url, environment } = await suiteSite();
const compose = new DockerCompose({
  ...environment,
  COMPOSE_PROJECT_NAME: `site-suite-${randomUUID().slice(0, 8)}`,
  RATE_LIMIT_MAX: '1000000',
  TRUSTED_PROXIES: TRUSTED_NETWORKS,
});

async function work(): Promise<void> {
  ensureBrowser();
  await timedStep('Building the images', () => buildImages(compose));
  await timedStep('Starting the site', () => compose.up());
  await timedStep('Image sizes', () => printImageSizes(compose));
  await timedStep('Hardening of the containers', () => checkHardening(compose));
  await timedStep('Attempts to escape from the renderer', () => tryRendererEscapes(compose));
  await timedStep('An example secret is refused', () => checkExampleSecret(compose));
  await timedStep('End-to-end tests against the edge', () => runEndToEndTests(url));
  await timedStep('Metrics', () => checkMetrics(compose, url));
  await timedStep('One request is traced through the logs', () => traceOneRequest(compose, url));
  await timedStep('One remote is redeployed', () => redeployOneRemote(compose, url));
  await timedStep('A team publishes through the edge', () => publishThroughEdge(compose, url));
  const services = short ? SHORT_CRASHES : [...remoteNames(), ...PLATFORM_SERVICES];
  await timedStep(
    short ? 'Backend and shell crash under load' : 'Every container crashes once under load',
    () => crashEachContainer(compose, url, services),
  );
  if (!short) await timedStep('The data survives down and up', () => checkDataAfterDown(compose));
  const obstacle = await backupObstacle(compose);
  if (obstacle) printOutcome('A backup is restored', { state: 'skipped', reason: obstacle });
  else await timedStep('A backup is restored', () => backUpAndRestore(compose));
}

await runContainerSuite('The docker suite', work, () =>
  compose.run(['down', '--volumes', '--remove-orphans']),
);
