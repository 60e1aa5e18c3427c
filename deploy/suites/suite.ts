import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { run } from '@site/harness/run.mjs';
import { freePorts } from '@site/harness/site/ports';
import { Compose } from './docker-compose';
import { execute } from './execute';

const { values } = parseArgs({
  options: {
    /** Less of everything: for every change, where the whole is for every release. */
    short: { type: 'boolean', default: false },
    /** A command that builds the images, on hosts where `compose build` alone cannot. */
    builder: { type: 'string' },
  },
});

export const { short, builder } = values;

export const say = (line: string) => console.log(`  ${line}`);

/** Says what is tried, and how long it took. */
export async function step(title: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  console.log(`\n${title}`);
  await work();
  say(`(${((Date.now() - start) / 1000).toFixed(0)} s)`);
}

/** The variables of a site of the suite's own, on ports that nothing else uses, and its address. */
export async function siteOfTheSuite(): Promise<{ url: string; environment: Record<string, string> }> {
  const [port, securePort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const environment = {
    HTTP_PORT: String(port),
    HTTPS_PORT: String(securePort),
    PUBLIC_ORIGIN: url,
    SITE_ADDRESS: ':80',
    IMAGE_TAG: 'suite',
  };
  return { url, environment };
}

/** Builds every image, with the secrets that the containers need. */
export async function buildImages(compose: Compose): Promise<void> {
  assert.equal(await run('sh', ['deploy/make-secrets.sh']), 0);
  await compose.build([], builder);
}

async function assertEngineAnswers(): Promise<void> {
  try {
    await execute('docker', ['info']);
  } catch {
    console.error('No Docker engine answers: start Docker, or set DOCKER_HOST to where one runs');
    process.exit(1);
  }
}

/** Ends the process with the verdict of a suite; `leave` takes down whatever it started. */
export async function runSuite(title: string, work: () => Promise<void>, leave: () => Promise<unknown>) {
  await assertEngineAnswers();
  let passed = false;
  try {
    await work();
    passed = true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await leave().catch((error: Error) => console.error(error.message));
  console.log(`\n${title}: ${passed ? 'passed' : 'failed'}`);
  // An exit hook of the embedded database would otherwise answer 0.
  process.exit(passed ? 0 : 1);
}
