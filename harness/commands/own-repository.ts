import assert from 'node:assert/strict';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { privateKeyFile } from '@site/federation/keys';
import { surroundings } from '@site/testing/surroundings';
import { makeTemporaryFolder } from '@site/testing/temporary-folder';
import { execa } from 'execa';
import { packPackages } from '../packing/pack-packages';
import { root } from '../run.mjs';
import { buildChanged } from '../site/build';
import { startTestSite } from '../site/start-test-site';

/** Takes a remote out of this repository, with nothing but the platform's packages, and releases it to a running site. */
const NAME = 'mf-careers';
const VERSION = '99.0.0';
/** Everything that is the team's. */
const FILES = ['package.json', 'remote.config.ts', 'src'];

async function step<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  console.log(`${title.padEnd(44)}${((performance.now() - start) / 1_000).toFixed(1).padStart(6)} s`);
  return value;
}

async function releaseFrom(folder: string, tarballs: string[]): Promise<void> {
  await Promise.all(
    FILES.map((file) => cp(path.join(root, NAME, file), path.join(folder, file), { recursive: true })),
  );
  const run = (environment: NodeJS.ProcessEnv, command: string, ...parameters: string[]) =>
    execa(command, parameters, {
      cwd: folder,
      env: { ...surroundings(), ...environment },
      extendEnv: false,
      all: true,
    });
  await step('installed from tarballs', () =>
    run({}, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs),
  );
  await step("the remote's tests", () => run({}, 'npm', 'test'));
  const { site, stop } = await step('a site is started', () => startTestSite('own-repository'));
  try {
    const environment = {
      SITE_URL: site.url,
      ORIGIN_URL: site.origins.get(NAME)?.url ?? '',
      RELEASE_KEY_FILE: privateKeyFile(path.join(site.folder, 'keys'), NAME),
    };
    await step('checked, built, released, live', () =>
      run(environment, 'npm', 'run', 'release', '--', '--version', VERSION),
    );
    const status = (await (await fetch(`${site.url}/_status`)).json()) as {
      releases: Record<string, string>;
    };
    assert.equal(status.releases[NAME], VERSION);
  } finally {
    await stop();
  }
}

await buildChanged('production', (line) => console.log(line));
const folder = makeTemporaryFolder('own-repository');
const tarballFolder = makeTemporaryFolder('packages');
try {
  const tarballs = await step('the packages are packed', () => packPackages(root, tarballFolder));
  await step('from an empty folder to live', () => releaseFrom(folder, tarballs));
} catch (error) {
  const { all, message } = error as { all?: string; message: string };
  console.error(all ?? message);
  process.exitCode = 1;
} finally {
  await Promise.all([folder, tarballFolder].map((made) => rm(made, { recursive: true, force: true })));
}
