import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { ReleaseFetcher } from '../releases/release-fetcher';
import { ReleaseStore } from '../releases/release-store';
import { startTestOrigins, type TestOrigins } from '../testing/start-test-origins';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { testKeysOf } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';
import { assetRoutes } from './asset-routes';
import { ImmutableFiles } from './immutable-files';
import { Peers } from './peers';

const careers = testRelease('mf-careers', '1.0.0');

let folder: string;
let origins: TestOrigins;
let servers: TestServer[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  origins = await startTestOrigins();
  origins.publish(careers);
  servers = [];
});

afterEach(async () => {
  await Promise.all([...servers, origins].map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function startShell(name: string, peersUrl?: string): Promise<string> {
  const shellFolder = path.join(folder, name, 'shell');
  await mkdir(shellFolder, { recursive: true });
  await writeFile(path.join(shellFolder, `${name}.js`), name);
  const store = new ReleaseStore(path.join(folder, name), testKeysOf);
  const fetcher = new ReleaseFetcher(origins.urls, store, testKeysOf);
  const files = new ImmutableFiles();
  const app = express().use(assetRoutes({ files, store, fetcher, peers: new Peers(peersUrl), shellFolder }));
  const server = await startTestServer((request, response) => {
    if (!files.sendKnown(request, response)) app(request, response);
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
  for (const file of ['server/server.cjs', 'release.json', 'release.json.sig'])
    expect((await fetch(`${shell}/_remotes/mf-careers/1.0.0/${file}`)).status).toBe(404);
  expect(origins.requests).toEqual([]);
});

test('a file is sent with 304 to a client that has it, and only from its folder', async () => {
  const shell = await startShell('new');
  const first = await fetch(`${shell}/_shell/new.js`);
  const condition = { 'If-None-Match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${shell}/_shell/new.js`, { headers: condition })).status).toBe(304);
  await writeFile(path.join(folder, 'new', 'shell', '.hidden'), 'hidden');
  for (const file of ['.hidden', '..%2Fshell%2Fnew.js', '%2e%2e/releases', '%00', 'absent.js'])
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
  const response = await fetch(`${newer}/_shell/old.js`);
  expect(await response.text()).toBe('old');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');

  const fromPeer = { headers: { 'x-asked-by-shell': '1' } };
  expect((await fetch(`${newer}/_shell/old.js`, fromPeer)).status).toBe(404);
  expect((await fetch(`${newer}/_shell/absent.js`)).status).toBe(404);
});
