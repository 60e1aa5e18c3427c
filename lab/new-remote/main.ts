import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shellWords } from '@site/harness/remote-copy';
import { root } from '@site/harness/run.mjs';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { fetchStatus } from '@site/releases/documents';
import { execa } from 'execa';
import { copyRepository } from '../copy-repository';
import { runSuite } from '../run-suite';
import { timedStep } from '../timed-step';
import { crawl, startSite, type StartedSite } from './started-site';

/**
 * Makes a remote in a copy of the repository whose site runs, tests the remote, and removes it again. With `--short`,
 * no site runs: the suite makes the remote, checks its files and builds it.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

const NAME = 'mf-events';
const ROUTE = '/events';
const REDIRECT = '/careers';
const MAX_JOIN_SECONDS = 120;

const folder = await copyRepository(root);

const runWith = (env: NodeJS.ProcessEnv, command: string, ...parameters: string[]) =>
  execa(command, parameters, { cwd: folder, env, extendEnv: false, all: true });
const run = (command: string, ...parameters: string[]) =>
  runWith(inheritedVariables(), command, ...parameters);

async function commitAll(): Promise<void> {
  const author = ['-c', 'user.name=Lab', '-c', 'user.email=lab@example.org'];
  await run('git', 'add', '--all');
  await run('git', ...author, 'commit', '--quiet', '-m', 'A step');
}

/** Runs the command, as a developer does beside the running site. */
async function changeRemotes(site: StartedSite, script: string, ...parameters: string[]): Promise<void> {
  const started = performance.now();
  await runWith(site.environment, 'npm', 'run', script, '--', NAME, ...parameters);
  const seconds = (performance.now() - started) / 1_000;
  assert(seconds <= MAX_JOIN_SECONDS, `${script} takes ${MAX_JOIN_SECONDS} s at most, and not ${seconds} s`);
}

async function menuOf(siteUrl: string): Promise<string> {
  const menu = new RegExp(`<nav[^>]*aria-label="${shellWords.header.navigation}"[\\s\\S]*?</nav>`);
  return menu.exec(await (await fetch(siteUrl)).text())?.[0] ?? '';
}

/** Nothing but the new remote was built, published or started since then. */
async function assertOthersAreUntouched(site: StartedSite, before: string, releases: object): Promise<void> {
  const printed = site.printed().slice(before.length);
  const built = [...printed.matchAll(/^Built (\S+)/gm)].map(([, name]) => name);
  assert.deepEqual(built, [NAME], 'only the new remote is built');
  const log = await readFile(path.join(folder, '.site', 'logs', 'shell.log'), 'utf8');
  assert.equal(log.match(/the shell is ready/g)?.length, 1, 'the shell has started once');
  const { [NAME]: _own, ...others } = (await fetchStatus(site.url)).releases;
  assert.deepEqual(others, releases, 'the other remotes have the releases that they had');
}

async function join(site: StartedSite): Promise<void> {
  const before = site.printed();
  const { releases } = await fetchStatus(site.url);
  await timedStep(`npm run new-remote -- ${NAME} ${ROUTE}, until it is live`, () =>
    changeRemotes(site, 'new-remote', ROUTE),
  );
  const page = await fetch(site.url + ROUTE);
  assert.equal(page.status, 200, `${ROUTE} is served`);
  assert.match(await page.text(), /<h1[^>]*>Events<\/h1>/);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  assert(sitemap.includes(`${ROUTE}</loc>`), 'the sitemap lists it');
  assert((await menuOf(site.url)).includes(`href="${ROUTE}"`), 'the menu of other pages links to it');
  await assertOthersAreUntouched(site, before, releases);
}

async function leave(site: StartedSite): Promise<void> {
  const before = await crawl(site.url);
  await timedStep(`npm run remove-remote -- ${NAME} ${REDIRECT}, until it is gone`, () =>
    changeRemotes(site, 'remove-remote', REDIRECT),
  );
  const page = await fetch(site.url + ROUTE, { redirect: 'manual' });
  assert.deepEqual([page.status, page.headers.get('location')], [301, REDIRECT], `${ROUTE} redirects`);
  assert(!(await menuOf(site.url)).includes(`href="${ROUTE}"`), 'no menu links to it');
  const after = await crawl(site.url);
  for (const address of before.keys())
    if (!after.has(address)) after.set(address, (await fetch(site.url + address)).status);
  const dead = [...after].filter(([, status]) => status >= 400);
  assert.deepEqual(dead, [], 'no address of the site, and none that it had before, is dead');
  console.log(`  ${after.size} addresses are visited, none is dead`);
}

/** Runs the checks of this repository on the new files. */
async function checkFiles(): Promise<void> {
  await timedStep('types', () => run('npx', 'tsc', '-p', 'tsconfig.json'));
  await timedStep('lint', () => run('npx', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware', NAME));
  await timedStep('dead code', () => run('npx', 'knip', '--workspace', NAME));
  await timedStep('format', () => run('npx', 'oxfmt', '--check', NAME));
  const project = ['--config', 'jest.config.mjs', '--selectProjects', 'node'];
  await timedStep('files that name every remote', () =>
    run('npx', 'jest', ...project, '--', 'harness/conventions'),
  );
  await timedStep("the page's test", () => run('npm', 'test', '-w', NAME));
}

async function tryNewRemote(): Promise<void> {
  if (values.short) {
    await timedStep(`npm run new-remote -- ${NAME} ${ROUTE}`, () =>
      run('npm', 'run', 'new-remote', '--', NAME, ROUTE),
    );
    await run('git', 'add', '--all');
    await checkFiles();
    await timedStep('build', () => run('npm', 'run', 'build', '-w', NAME));
    return;
  }
  const site = await timedStep('the site is built and started', () => startSite(folder));
  try {
    await commitAll();
    await join(site);
    await commitAll();
    await checkFiles();
    await leave(site);
  } finally {
    await site.stop();
  }
  const { stdout } = await run('git', 'diff', '--stat', 'HEAD~1', '--', '.', ':!deploy/site');
  assert.equal(stdout, '', 'no file but that of the remotes still differs');
}

await runSuite(async () => {
  await tryNewRemote();
  console.log('\nA new remote works');
  return [];
});
