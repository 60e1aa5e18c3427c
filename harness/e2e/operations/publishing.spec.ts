import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { accessTo } from '../../packing/team-repository';
import { root } from '../../run.mjs';
import { notLive } from '../../site/expect-live';
import { makeRelease } from '../../site/make-release';
import type { Site } from '../../site/site';
import { expect, poll, test } from './operations-fixtures';

const REMOTE = 'mf-careers';

// Each test continues from the releases of the one before.
test.describe.configure({ mode: 'serial' });

/** Runs a command as the team does, in its folder. */
async function federation(site: Site, ...args: string[]) {
  const { exitCode, stdout, stderr } = await execa('federation', args, {
    cwd: path.join(root, REMOTE),
    env: { ...inheritedVariables(), ...accessTo(site, REMOTE) },
    extendEnv: false,
    reject: false,
    preferLocal: true,
    localDir: root,
  });
  return { exitCode, lines: `${stdout}\n${stderr}`.split('\n').filter(Boolean) };
}

/** A release that the shell refuses. */
const exposeNothing = ({ release }: { release: Release }) => void (release.exposes = {});

test('releases lists what is published, and rollback activates the previous release', async ({
  site,
  status,
}) => {
  const commit = 'a'.repeat(40);
  for (const version of ['3.0.0', '3.1.0']) {
    const before = ({ release }: { release: Release }) => void Object.assign(release, { commit });
    await makeRelease(site, { name: REMOTE, version, gate: { types: 'passed' }, before });
  }
  await poll(async () => (await status()).releases[REMOTE]).toBe('3.1.0');
  const { lines } = await federation(site, 'releases');
  expect(lines[0]).toMatch(/^version +published +commit +size +gate$/);
  expect(lines[1]).toMatch(/^3\.1\.0 +\d{4}-\d\d-\d\d \d\d:\d\d +aaaaaaaaaa +\d\.\d MB +passed +activated$/);
  expect(lines[2]).toMatch(/^3\.0\.0 .* previous: a rollback activates it$/);

  const result = await federation(site, 'rollback');
  expect(result).toEqual({
    exitCode: 0,
    lines: [`${REMOTE} rolls back to 3.0.0`, expect.stringMatching(/^live after \d+\.\d s$/)],
  });
  const { releases, gates } = await status();
  expect([releases[REMOTE], gates[REMOTE]]).toEqual(['3.0.0', { types: 'passed' }]);
});

test('a release that is refused, or was never published, fails the command with the reason, which the shell logs', async ({
  site,
}) => {
  await makeRelease(site, { name: REMOTE, version: '3.2.0', before: exposeNothing });
  expect(await federation(site, 'activate', '3.2.0')).toEqual({
    exitCode: 1,
    lines: [`${REMOTE} 3.2.0 is activated`, expect.stringMatching(/^refused: it must expose CareersPage/)],
  });
  const log = await readFile(path.join(site.folder, 'logs', 'shell.log'), 'utf8');
  const refusals = log.split('\n').filter((line) => line.includes('a release is refused'));
  expect(refusals.find((line) => line.includes('"version":"3.2.0"'))).toContain(
    '"remote":"mf-careers","version":"3.2.0","reason":"it must expose CareersPage',
  );
  expect(await federation(site, 'activate', '4.0.0')).toEqual({
    exitCode: 1,
    lines: [`${REMOTE} 4.0.0 is not published here: publish it first`],
  });
});

test('npm start says which release is not live, and why', async ({ site }) => {
  // The test before this one activates 3.2.0, which is refused.
  expect(await notLive(site)).toEqual([
    expect.stringMatching(/^mf-careers 3\.2\.0: refused: it must expose CareersPage/),
  ]);
});

test('a rollback to a release that was refused fails, and says what the next one activates', async ({
  site,
  status,
}) => {
  // The shell has refused 3.2.0, which an earlier test activates.
  await makeRelease(site, { name: REMOTE, version: '3.3.0' });
  await poll(async () => (await status()).releases[REMOTE]).toBe('3.3.0');
  expect(await federation(site, 'rollback')).toEqual({
    exitCode: 1,
    lines: [
      `${REMOTE} rolls back to 3.2.0`,
      expect.stringMatching(/^refused: it must expose CareersPage/),
      'federation rollback goes further back, to 3.0.0',
    ],
  });
  expect((await status()).releases[REMOTE]).toBe('3.3.0');
});
