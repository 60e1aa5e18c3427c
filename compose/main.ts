import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/ensure-browser.mjs';
import { root, run } from '../scripts/run.mjs';
import { freePorts } from '../scripts/site/ports';
import { backUpAndRestore } from './backup';
import { Compose } from './Compose';
import { killInTurn } from './kills';
import { redeployOne } from './redeploy';

const { values } = parseArgs({
  options: {
    /** Fewer browser tests, and only one of the five origins is killed. */
    short: { type: 'boolean', default: false },
    /** A command that builds the images, on hosts where `compose build` alone cannot. */
    builder: { type: 'string' },
  },
});

const SHORT_SUITES = ['e2e/tests/contact.spec.ts', 'e2e/tests/careers.spec.ts'];
const ORIGINS = ['mf-marketing', 'mf-services', 'mf-insights', 'mf-careers', 'mf-forms'];

const say = (line: string) => console.log(`  ${line}`);

async function step(title: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  console.log(`\n${title}`);
  await work();
  say(`(${((Date.now() - start) / 1000).toFixed(0)} s)`);
}

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

const [port, securePort] = await freePorts(2);
const url = `http://localhost:${port}`;
const compose = await Compose.of({
  COMPOSE_PROJECT_NAME: `site-suite-${randomUUID().slice(0, 8)}`,
  HTTP_PORT: String(port),
  HTTPS_PORT: String(securePort),
  PUBLIC_ORIGIN: url,
  SITE_ADDRESS: ':80',
  IMAGE_TAG: 'suite',
  RATE_LIMIT_MAX: '1000000',
});

try {
  await ensureBrowser();
  assert.equal(await run('sh', ['deploy/make-secrets.sh']), 0);
  await step('Building the images', () => compose.build([], values.builder));
  await step('Starting the site', () => compose.up());
  await step('Images', () => printImages(compose));
  await step('Containers', () => checkHardening(compose));
  await step('An example secret is refused', () => refuseExampleSecret(compose));
  await step('The composed suites against the edge', async () => {
    const suites = values.short ? SHORT_SUITES : [];
    assert.equal(await run('node', ['scripts/e2e.mjs', '--url', url, ...suites], { cwd: root }), 0);
  });
  await step('One remote is redeployed alone', () => redeployOne(compose, url, values.builder, say));
  await step('Every container is killed in turn under load', () =>
    killInTurn(
      compose,
      url,
      [...(values.short ? ORIGINS.slice(0, 1) : ORIGINS), 'backend', 'postgres', 'shell', 'edge'],
      say,
    ),
  );
  await step('The database survives down and up', () => surviveDown(compose));
  await step('A backup is restored', () => backUpAndRestore(compose, say));
  console.log('\nThe compose suite passed');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await compose
    .run(['down', '--volumes', '--remove-orphans'])
    .catch((error: Error) => console.error(error.message));
}
