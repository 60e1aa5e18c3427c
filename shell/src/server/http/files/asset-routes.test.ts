import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { ReleaseFetcher } from '../../releases/release-fetcher';
import { ReleaseStore } from '../../releases/release-store';
import { startTestOrigins, type TestOrigins } from '../../testing/start-test-origins';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { testKeysOf } from '../../testing/test-keys';
import { testRelease } from '../../testing/test-release';
import { siteAt } from '../../testing/test-site';
import { assetRoutes } from './asset-routes';
import { ImmutableFiles } from './immutable-files';
import { Peers } from './peers';

const careers = testRelease('mf-careers', '1.0.0');

let folder: string;
let origins: TestOrigins;
let servers: LocalServer[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  origins = await startTestOrigins();
  origins.publish(careers);
  servers = [];
});

afterEach(async () => {
  await Promise.all([origins.stop(), ...servers.map((server) => server.close())]);
  await rm(folder, { recursive: true, force: true });
});

/** A name as the shell's build gives it. */
const fileOf = (name: string) => `${name}.01234567.js`;
const OWN_PORT = 3000;

async function startShell(name: string, peersUrl?: string): Promise<string> {
  const shellFolder = path.join(folder, name, 'shell');
  const buildFolder = path.join(folder, name, 'build');
  await mkdir(shellFolder, { recursive: true });
  await mkdir(buildFolder);
  await writeFile(path.join(shellFolder, fileOf(name)), name);
  const store = new ReleaseStore(path.join(folder, name), testKeysOf);
  const fetcher = new ReleaseFetcher({ current: siteAt(origins.pattern) }, store, testKeysOf);
  const files = new ImmutableFiles();
  const app = express().use(
    assetRoutes({
      files,
      live: { current: null },
      store,
      fetcher,
      peers: new Peers(peersUrl, OWN_PORT),
      buildFolder,
      shellFolder,
    }),
  );
  const server = await startLocalServer((request, response) => {
    if (!files.sendIfInMemory(request, response)) app(request, response);
  });
  servers.push(server);
  // Peers are looked up by host name.
  return server.url.replace('127.0.0.1', 'localhost');
}

test('a file of a release that another shell composed comes from its origin, once', async () => {
  const shell = await startShell('new');
  const response = await fetch(`${shell}/_remotes/mf-careers/1.0.0/remoteEntry.js`);
  expect(await response.text()).toBe(careers.files.get('remoteEntry.js')?.toString());
  expect(response.headers.get('cache-control')).toContain('immutable');

  origins.requests.length = 0;
  expect((await fetch(`${shell}/_remotes/mf-careers/1.0.0/remoteEntry.js`)).status).toBe(200);
  expect((await fetch(`${shell}/_remotes/mf-careers/1.0.0/chunk.js`)).status).toBe(404);
  expect(origins.requests).toEqual([]);
});

test('files are sent in the best encoding that the client accepts, also from memory', async () => {
  const shell = await startShell('new');
  const encodingFor = async (accepted: string) => {
    const headers = { 'Accept-Encoding': accepted };
    const response = await fetch(`${shell}/_remotes/mf-careers/1.0.0/remoteEntry.js`, { headers });
    expect(await response.text()).toBe(careers.files.get('remoteEntry.js')?.toString());
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    return response.headers.get('content-encoding');
  };
  expect(await encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
});

test('server files of a release are not served', async () => {
  const shell = await startShell('new');
  await fetch(`${shell}/_remotes/mf-careers/1.0.0/remoteEntry.js`);
  const { hostname, port } = new URL(shell);
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
    // `fetch` would normalize the path.
    const target = { hostname, port, path: `/_remotes/mf-careers/1.0.0/${file}` };
    const response = await new Promise<IncomingMessage>((resolve) => get(target, resolve));
    response.resume();
    expect([file, response.statusCode]).toEqual([file, 404]);
  }
});

test('a file is sent with 304 to a client that has it, and only from its folder', async () => {
  const shell = await startShell('new');
  const first = await fetch(`${shell}/_shell/${fileOf('new')}`);
  const condition = { 'If-None-Match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${shell}/_shell/${fileOf('new')}`, { headers: condition })).status).toBe(304);
  await writeFile(path.join(folder, 'new', 'shell', '.hidden'), 'hidden');
  for (const file of ['.hidden', '..%2Fshell%2Fnew.01234567.js', '%2e%2e/releases', '%00', 'absent.js'])
    expect((await fetch(`${shell}/_shell/${file}`)).status).toBe(404);
});

test('a release that no origin has is requested once, whatever files are requested of it', async () => {
  const shell = await startShell('new');
  for (const file of ['a.js', 'b.js', 'c.js']) {
    const response = await fetch(`${shell}/_remotes/mf-careers/9.9.9/${file}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
  expect(origins.requests).toEqual(['mf-careers/9.9.9/release.json']);
});

test('a file of another build of the shell comes from a peer, which does not pass the request on', async () => {
  const old = await startShell('old');
  const newer = await startShell('newer', old);
  const response = await fetch(`${newer}/_shell/${fileOf('old')}`);
  expect(await response.text()).toBe('old');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');

  const fromPeer = { headers: { 'x-asked-by-shell': '1' } };
  expect((await fetch(`${newer}/_shell/${fileOf('old')}`, fromPeer)).status).toBe(404);
  expect((await fetch(`${newer}/_shell/absent.js`)).status).toBe(404);
});

test('a file of the build is served as it was built, whatever the store has under its name', async () => {
  const shell = await startShell('new');
  await writeFile(path.join(folder, 'new', 'build', fileOf('new')), 'as built');
  expect(await (await fetch(`${shell}/_shell/${fileOf('new')}`)).text()).toBe('as built');
});
