import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { run } from '@site/harness/run.mjs';
import { freePorts } from '@site/node-service/free-ports';
import { leaveSignalsToCaller } from '@site/testing/local-postgres';
import { describe, runSuite } from '../run-suite';
import { docker } from './docker';
import type { DockerCompose } from './docker-compose';

const { values } = parseArgs({
  options: {
    /** A reduced run for every change; the full one is for releases. */
    short: { type: 'boolean', default: false },
    /** A command that builds the images, for hosts where `compose build` is not enough. */
    builder: { type: 'string' },
  },
});

export const { short, builder } = values;

export const log = (line: string) => console.log(`  ${line}`);

/** The address and the variables of a site on free ports. */
export async function suiteSite(): Promise<{ url: string; environment: Record<string, string> }> {
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

/** Builds every image, and makes the secrets that the containers need. */
export async function buildImages(compose: DockerCompose): Promise<void> {
  assert.equal(await run('sh', ['deploy/make-secrets.sh']), 0);
  await compose.build([], builder);
}

/** A shell's exit code of a command that Ctrl-C has ended. */
const INTERRUPTED = 130;

/** Runs a suite and then `tearDown`, and ends the process with exit code 0 or 1; after SIGINT or SIGTERM, with 130. */
export const runContainerSuite = (
  title: string,
  work: () => Promise<void>,
  tearDown: () => Promise<unknown>,
): Promise<never> =>
  runSuite(async () => {
    const engine = await docker(['info']).catch(() => null);
    if (engine === null) return ['No Docker engine is available: start Docker, or set DOCKER_HOST'];
    let tornDown: Promise<unknown> | undefined;
    const tearDownOnce = () =>
      (tornDown ??= tearDown().catch((error: unknown) => console.error(describe(error))));
    leaveSignalsToCaller();
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        console.log('\nStopping');
        void tearDownOnce().then(() => process.exit(INTERRUPTED));
      });
    }
    const problems = await work().then(
      () => [],
      (error: unknown) => [describe(error)],
    );
    await tearDownOnce();
    console.log(`\n${title}: ${problems.length === 0 ? 'passed' : 'failed'}`);
    return problems;
  });
