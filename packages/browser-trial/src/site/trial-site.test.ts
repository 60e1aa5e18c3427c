import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shellBuild } from './shell-build';
import { TrialSite, withoutRequiredSteps } from './trial-site';

jest.mock('./shell-build');

/** Has the releases of all remotes from its third response on. */
const SHELL = `
let responses = 0;
require('node:http')
  .createServer((_request, response) => {
    const missing = ++responses < 3 ? ['mf-careers'] : [];
    response.end(JSON.stringify({ releases: {}, missing }));
  })
  .listen(process.env.SHELL_PORT);
`;

test('a trial begins once its shells have the live releases: they listen while they fetch them', async () => {
  const server = path.join(await mkdtemp(path.join(tmpdir(), 'shell-')), 'main.cjs');
  await writeFile(server, SHELL);
  jest.mocked(shellBuild).mockReturnValue({ id: 'shell', server });
  const site = await TrialSite.start({ remotes: {}, redirects: {}, live: {}, shells: { candidate: {} } });
  const { missing } = await site.status();
  await site.stop();
  expect(missing).toEqual([]);
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
