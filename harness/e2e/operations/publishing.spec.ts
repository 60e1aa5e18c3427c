import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { execa } from 'execa';
import { root } from '../../run.mjs';
import { makeRelease } from '../../site/make-release';
import type { Site } from '../../site/site';
import { expect, test } from './operations-fixtures';

const REMOTE = 'mf-careers';

test.use({ siteName: 'publishing' });
test.describe.configure({ mode: 'serial' });

/** Runs a command as the team does, in its folder. */
async function federation(site: Site, ...args: string[]) {
  const origin = site.origins.get(REMOTE)!;
  const keyFile = path.join(site.folder, 'team.pem');
  await writeFile(keyFile, await origin.privateKey());
  const variables = { ORIGIN_URL: origin.url, SITE_URL: site.url, RELEASE_KEY_FILE: keyFile };
  const options = {
    cwd: path.join(root, REMOTE),
    env: { ...inheritedVariables(), ...variables },
    extendEnv: false,
    reject: false,
  } as const;
  const { exitCode, stdout, stderr } = await execa('npx', ['--no-install', 'federation', ...args], options);
  return {
    exitCode,
    lines: [...stdout.split('\n'), ...stderr.split('\n')].filter(
      (line) => line && !line.startsWith('npm warn'),
    ),
  };
}

test('releases lists what is published, and rollback activates the previous release', async ({
  site,
  status,
}) => {
  const commit = 'a'.repeat(40);
  for (const version of ['3.0.0', '3.1.0']) {
    const before = ({ release }: { release: Release }) => void Object.assign(release, { commit });
    await makeRelease(site, { name: REMOTE, version, gate: { types: 'passed' }, before });
  }
  await expect.poll(async () => (await status()).releases[REMOTE]).toBe('3.1.0');
  const { lines } = await federation(site, 'releases');
  expect(lines[0]).toMatch(/^version +published +commit +size +gate$/);
  expect(lines[1]).toMatch(/^3\.1\.0 +\d{4}-\d\d-\d\d \d\d:\d\d +aaaaaaaaaa +\d\.\d MB +passed +live$/);
  expect(lines[2]).toMatch(/^3\.0\.0 .* previous: a rollback activates it$/);

  const result = await federation(site, 'rollback');
  expect(result).toEqual({
    exitCode: 0,
    lines: [`${REMOTE} rolls back to 3.0.0`, expect.stringMatching(/^live after \d+\.\d s$/)],
  });
  const { releases, gates } = await status();
  expect([releases[REMOTE], gates[REMOTE]]).toEqual(['3.0.0', { types: 'passed' }]);
});

test('a rollback survives a restart of everything', async ({ site, status }) => {
  await site.stop();
  await site.start((reason) => console.error(reason.message));
  expect((await status()).releases[REMOTE]).toBe('3.0.0');
  expect((await federation(site, 'activate', '3.1.0')).exitCode).toBe(0);
  expect((await status()).releases[REMOTE]).toBe('3.1.0');
});

test('a refused release fails the command with the reason', async ({ site }) => {
  const before = ({ release }: { release: Release }) => void (release.exposes = {});
  await makeRelease(site, { name: REMOTE, version: '3.2.0', before });
  const { exitCode, lines } = await federation(site, 'activate', '3.2.0');
  expect(lines).toEqual([
    `${REMOTE} 3.2.0 is activated`,
    expect.stringMatching(/^refused: it must expose CareersPage/),
  ]);
  expect(exitCode).toBe(1);
  expect((await federation(site, 'rollback')).lines.at(-1)).toMatch(/^live after/);
});

test('what is not published cannot be activated', async ({ site }) => {
  expect(await federation(site, 'activate', '4.0.0')).toEqual({
    exitCode: 1,
    lines: [`${REMOTE} 4.0.0 is not published here: publish it first`],
  });
});

test('while the shell is down, an activation reports it, and goes live when the shell is back', async ({
  site,
  status,
}) => {
  await site.shell.stop();
  const { exitCode, lines } = await federation(site, 'activate', '3.0.0');
  expect(exitCode).toBe(0);
  expect(lines.at(-1)).toBe(
    `The shell at ${site.url} is unavailable: the release goes live when the shell responds again`,
  );
  await site.shell.start();
  await expect.poll(async () => (await status()).releases[REMOTE]).toBe('3.0.0');
});
