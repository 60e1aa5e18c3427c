import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { waitUntil } from '@site/node-service/wait-until';
import { readSite } from '@site/releases/site';
import { execa } from 'execa';
import { copyRepository } from '../copy-repository';
import { freePorts } from '@site/node-service/free-ports';
import { shellWords } from '@site/harness/remote-copy';
import { root } from '@site/harness/run.mjs';
import { timedStep } from '../timed-step';

/** Makes a remote in a copy of the repository and tests it. `--short`: without building and starting the site. */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

const NAME = 'mf-events';
const ROUTE = '/events';
/** Includes the build of everything. */
const START_TIMEOUT_MS = 300_000;

const folder = await copyRepository(root);

const run = (command: string, ...parameters: string[]) =>
  execa(command, parameters, { cwd: folder, env: inheritedVariables(), extendEnv: false, all: true });

/** Starts the site on free ports, as a developer does, requests the new page, and stops the site. */
async function startAndVisit(): Promise<void> {
  const [shellPort = 0, backendPort = 0, postgresPort = 0, ...ports] = await freePorts(9);
  const siteFile = path.join(folder, 'deploy', 'site', 'site.json');
  const { remotes } = readSite(siteFile);
  for (const declaration of Object.values(remotes)) declaration.origin = `http://127.0.0.1:${ports.pop()}`;
  await writeFile(siteFile, JSON.stringify({ remotes }));
  const site = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...inheritedVariables(),
      SHELL_PORT: String(shellPort),
      BACKEND_PORT: String(backendPort),
      POSTGRES_PORT: String(postgresPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  try {
    let printed = '';
    site.stdout.on('data', (chunk) => (printed += String(chunk)));
    await waitUntil(() => printed.includes('The site is at') || site.exitCode !== null, {
      timeoutMs: START_TIMEOUT_MS,
      intervalMs: 200,
      message: 'the site starts',
    }).catch((error: Error) => assert.fail(`${error.message}:\n${printed}`));
    assert.equal(site.exitCode, null, `the site starts:\n${printed}`);
    const address = `http://localhost:${shellPort}`;
    const page = await fetch(address + ROUTE);
    assert.equal(page.status, 200, `${ROUTE} is served:\n${printed}`);
    assert.match(await page.text(), /<h1[^>]*>Events<\/h1>/);
    assert(
      (await (await fetch(`${address}/sitemap.xml`)).text()).includes(`${ROUTE}</loc>`),
      'the sitemap lists it',
    );
    const home = await (await fetch(address)).text();
    const menu = new RegExp(`<nav[^>]*aria-label="${shellWords.header.navigation}"[\\s\\S]*?</nav>`).exec(
      home,
    )?.[0];
    assert(menu?.includes(`href="${ROUTE}"`), 'the menu of other pages links to it');
  } finally {
    site.kill('SIGINT');
    await ended;
  }
}

async function tryNewRemote(): Promise<void> {
  await timedStep(`npm run new-remote -- ${NAME} ${ROUTE}`, () =>
    run('npm', 'run', 'new-remote', '--', NAME, ROUTE),
  );
  await run('git', 'add', '--all');
  await timedStep('types', () => run('npx', 'tsc', '-p', 'tsconfig.json'));
  await timedStep('lint', () => run('npx', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware', NAME));
  await timedStep('dead code', () => run('npx', 'knip', '--workspace', NAME));
  await timedStep('format', () => run('npx', 'oxfmt', '--check', NAME, 'packages/contracts'));
  await timedStep('files that name every remote', () =>
    run(
      'npx',
      'jest',
      '--config',
      'jest.config.mjs',
      '--selectProjects',
      'node',
      '--',
      'harness/conventions',
    ),
  );
  await timedStep("the page's test", () => run('npm', 'test', '-w', NAME));
  if (values.short) await timedStep('build', () => run('npm', 'run', 'build', '-w', NAME));
  else await timedStep(`the site is built and started, and serves ${ROUTE}`, startAndVisit);
}

try {
  await tryNewRemote();
  console.log('\nA new remote works');
} catch (error) {
  const { all, message } = error as { all?: string; message: string };
  console.error(all ?? message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
