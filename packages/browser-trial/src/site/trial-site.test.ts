import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shellBuild } from './shell-build';
import { TrialSite, withoutRequiredSteps } from './trial-site';

jest.mock('./shell-build');

const refusal = (attempts: number) => ({ version: '1.0.0', reason: 'a timeout', attempts, retryAt: 0 });
const live = { 'mf-careers': { version: '1.0.0', origin: 'http://127.0.0.1:1' } };

/** The remotes that a shell lacks when a trial begins. The shell responds with these states, and repeats the last. */
async function missingWith(...states: object[]): Promise<readonly string[]> {
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
  const site = await TrialSite.start({ remotes: {}, redirects: {}, live, shells: { candidate: {} } });
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
