import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aRelease } from '@site/contracts/testing/a-release';
import { shellBuild } from './shell-build';
import { RefusedError, TrialSite, withoutRequiredSteps } from './trial-site';

jest.mock('./shell-build');

const refusal = (attempts: number) => ({ version: '1.0.0', reason: 'a timeout', attempts, retryAt: 0 });
const live = { 'mf-careers': { version: '1.0.0', origin: 'http://127.0.0.1:1' } };

/** A trial's shells respond with these states, one after the other, and repeat the last. */
async function startSite(...states: object[]): Promise<TrialSite> {
  const server = path.join(await mkdtemp(path.join(tmpdir(), 'shell-')), 'main.cjs');
  await writeFile(
    server,
    `const states = ${JSON.stringify(states)};
     require('node:http')
       .createServer(({ url }, response) => {
         const isStatus = url === '/_status';
         response.end(JSON.stringify(isStatus && states.length > 1 ? states.shift() : states[0]));
       })
       .listen(process.env.SHELL_PORT);`,
  );
  jest.mocked(shellBuild).mockReturnValue({ id: 'shell', server });
  return TrialSite.start({ remotes: {}, redirects: {}, live, shells: { candidate: {}, live: {} } });
}

/** The remotes that a shell lacks when a trial begins. */
async function missingWith(...states: object[]): Promise<readonly string[]> {
  const site = await startSite(...states);
  const { missing } = await site.status();
  await site.stop();
  return missing;
}

const careers = { releases: {}, missing: ['mf-careers', 'mf-events'] };

test('a trial begins once its shells have the live releases, however slowly they get them', async () => {
  const slow = { ...careers, unreachable: { 'mf-careers': 'a timeout', 'mf-events': 'it has no release' } };
  const refused = { ...careers, refused: { 'mf-careers': refusal(1) } };
  expect(await missingWith(careers, slow, refused, { releases: {}, missing: ['mf-events'] })).toEqual([
    'mf-events',
  ]);
});

test('a trial begins without a live release that its shells refuse again', async () => {
  const { missing } = careers;
  expect(await missingWith({ ...careers, refused: { 'mf-careers': refusal(2) } })).toEqual(missing);
});

/** Activates 1.1.0 while the shell responds with these states, after that at the start. */
async function activateWith(...states: object[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const candidate = aRelease({ name: 'mf-careers', version: '1.1.0' });
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(candidate));
  const site = await startSite({ releases: { 'mf-careers': '1.0.0' } }, ...states);
  try {
    return (await site.activate(folder)).version;
  } finally {
    await site.stop();
  }
}

/** The state of a shell that has refused the second activation of this remote. */
const refusedCandidate = (attempts: number, retryAt = 0) => ({
  releases: { 'mf-careers': '1.0.0' },
  activated: { 'mf-careers': { version: '1.1.0', sequence: 2 } },
  refused: { 'mf-careers': { ...refusal(attempts), version: '1.1.0', retryAt } },
});

test('a candidate that the shell refuses once may go live at the second attempt', async () => {
  const accepted = { ...refusedCandidate(1), releases: { 'mf-careers': '1.1.0' }, refused: {} };
  expect(await activateWith(refusedCandidate(1), refusedCandidate(1), accepted)).toBe('1.1.0');
});

test('a candidate that the shell refuses twice, or does not try again soon, is refused with the reason', async () => {
  const error = new RefusedError('a timeout');
  await expect(activateWith(refusedCandidate(1), refusedCandidate(2))).rejects.toEqual(error);
  const DAY_MS = 86_400_000;
  await expect(activateWith(refusedCandidate(1, Date.now() + DAY_MS))).rejects.toEqual(error);
});

test('a live release that the live shell refuses is named with the reason', async () => {
  const site = await startSite({ ...careers, refused: { 'mf-careers': refusal(2) } });
  await expect(site.requireLiveRelease('mf-careers')).rejects.toThrow(
    "the trial's live shell refuses mf-careers 1.0.0, which is live: a timeout",
  );
  // It is not live.
  await expect(site.requireLiveRelease('mf-events')).resolves.toBeUndefined();
  await site.stop();
});

test('a live release that the live shell has passes', async () => {
  const site = await startSite({ releases: { 'mf-careers': '1.0.0' } });
  await expect(site.requireLiveRelease('mf-careers')).resolves.toBeUndefined();
  await site.stop();
});

test('the shells of a trial require no steps of the gate, and know everything else of the site', () => {
  const declaration = {
    team: 'Careers',
    origin: 'https://careers.example',
    routes: ['/careers'],
    requiredExposes: ['./CareersPage'],
    requiredSteps: ['types', 'browser'],
  };
  const redirects = { '/events': '/careers' };
  expect(withoutRequiredSteps({ remotes: { 'mf-careers': declaration }, redirects })).toEqual({
    remotes: { 'mf-careers': { ...declaration, requiredSteps: [] } },
    redirects,
  });
});
