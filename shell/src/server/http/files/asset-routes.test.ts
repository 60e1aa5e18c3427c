import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provideTestShell, startTestShell } from '../../testing/start-test-shell';
import { testRelease } from '../../testing/test-release';

const careers = testRelease('mf-careers', '1.0.0');
const ENTRY = '/_remotes/mf-careers/1.0.0/remoteEntry.js';
/** Named as the shell's build names its files. */
const FILE = 'new.01234567.js';

const shell = provideTestShell({ releases: [testRelease('mf-forms', '1.0.0')] });

/** The origins have a release that no team has activated. */
beforeAll(async () => {
  shell.origins.publish(careers);
  shell.origins.requests.length = 0;
  await writeFile(path.join(shell.shellFolder, FILE), 'new');
});

test('a file of a release that another shell composed comes from its origin, once', async () => {
  const { body, headers } = await shell.get(ENTRY);
  expect(body).toBe(careers.files.get('remoteEntry.js')?.toString());
  expect(headers.get('cache-control')).toContain('immutable');

  shell.origins.requests.length = 0;
  expect((await shell.get(ENTRY)).status).toBe(200);
  expect((await shell.get('/_remotes/mf-careers/1.0.0/chunk.js')).status).toBe(404);
  expect(shell.origins.requests).toEqual([]);
});

test('files are sent in the best encoding that the client accepts, also from memory', async () => {
  const encodingFor = async (accepted: string) => {
    const { body, headers } = await shell.get(ENTRY, { 'Accept-Encoding': accepted });
    expect(body).toBe(careers.files.get('remoteEntry.js')?.toString());
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    return headers.get('content-encoding');
  };
  expect(await encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('br;q=0, *')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
  // `fetch` adds the header, which this request lacks.
  expect((await shell.request(ENTRY)).headers).not.toHaveProperty('content-encoding');
});

test('a file is kept in memory under its own URL, however the one that was requested is spelled', async () => {
  const spelled = 'spelled.01234567.js';
  await writeFile(path.join(shell.shellFolder, spelled), 'spelled');
  expect((await shell.request('/_SHELL/%73pelled.01234567.js')).body).toBe('spelled');
  await rm(path.join(shell.shellFolder, spelled));
  expect(await shell.request(`/_shell/${spelled}`)).toMatchObject({ status: 200, body: 'spelled' });
});

test('server files of a release are not served', async () => {
  await shell.get(ENTRY);
  for (const file of [
    'server/server.cjs',
    '/server/server.cjs',
    'x/../server/server.cjs',
    'server//server.cjs',
    'release.json',
    './release.json',
    '%2e/release.json',
    'release.json/',
    'release.json.sig',
  ]) {
    const { status } = await shell.request(`/_remotes/mf-careers/1.0.0/${file}`);
    expect([file, status]).toEqual([file, 404]);
  }
});

test('a file is sent with 304 to a client that has it, and only from its folder', async () => {
  const { headers } = await shell.get(`/_shell/${FILE}`);
  const condition = { 'If-None-Match': String(headers.get('etag')) };
  expect((await shell.get(`/_shell/${FILE}`, condition)).status).toBe(304);
  await writeFile(path.join(shell.shellFolder, '.hidden'), 'hidden');
  for (const file of [
    '.hidden',
    `..%2Fbrowser%2F${FILE}`,
    `%2e%2e/browser/${FILE}`,
    `../browser/${FILE}`,
    '%00',
    'absent.js',
  ]) {
    const { status } = await shell.request(`/_shell/${file}`);
    expect([file, status]).toEqual([file, 404]);
  }
});

test('a release that no origin has is requested once, whatever files are requested of it', async () => {
  shell.origins.requests.length = 0;
  for (const file of ['a.js', 'b.js', 'c.js']) {
    const { status, headers } = await shell.get(`/_remotes/mf-careers/9.9.9/${file}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
  expect(shell.origins.requests).toEqual(['mf-careers/9.9.9/release.json']);
});

test('a file of another build of the shell comes from a peer, which does not pass the request on', async () => {
  // Peers are looked up by host name.
  const peers = shell.url.replace('127.0.0.1', 'localhost');
  const newer = await startTestShell({ environment: { SHELL_PEERS: peers } });
  const statusOf = async (file: string, headers: Record<string, string> = {}) =>
    (await newer.get(`/_shell/${file}`, headers)).status;
  expect(await statusOf(FILE, { 'x-asked-by-shell': '1' })).toBe(404);
  expect(await statusOf('absent.01234567.js')).toBe(404);
  const { body, headers } = await newer.get(`/_shell/${FILE}`);
  expect(body).toBe('new');
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toContain('immutable');
});

test('a file of the build is served as it was built, whatever the store has under its name', async () => {
  const buildFolder = path.join(path.dirname(shell.shellFolder), 'build');
  await mkdir(buildFolder);
  await writeFile(path.join(buildFolder, 'built.01234567.js'), 'as built');
  await writeFile(path.join(shell.shellFolder, 'built.01234567.js'), 'damaged');
  expect((await shell.get('/_shell/built.01234567.js')).body).toBe('as built');
});
