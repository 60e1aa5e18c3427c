import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import express from 'express';
import { assetRoutes } from './assets';
import { Peers } from './peers';
import { ReleaseFetcher } from './release-fetcher';
import { ReleaseStore } from './release-store';

const ENTRY = 'export const shown = "careers";';

const release: Release = {
  contract: 1,
  name: 'mf-careers',
  version: '1.0.0',
  sources: '',
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: { CareersPage: { files: [] } },
  routes: [],
  feed: [],
  shared: {},
  files: { 'remoteEntry.js': `sha384-${createHash('sha384').update(ENTRY).digest('base64')}` },
};

let folder: string;
let servers: Server[];
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  servers = [];
  asked = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  await rm(folder, { recursive: true, force: true });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The origin of mf-careers: it has one release. */
const startOrigin = () =>
  serve((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/1.0.0/release.json') response.end(JSON.stringify(release));
    else if (request.url === '/1.0.0/remoteEntry.js') response.end(ENTRY);
    else response.writeHead(404).end();
  });

const storeAt = (origin: string, storeFolder: string) => {
  const store = new ReleaseStore(storeFolder);
  const origins = Object.fromEntries(REMOTE_NAMES.map((name) => [name, origin]));
  return { store, fetcher: new ReleaseFetcher(origins as Record<RemoteName, string>, store) };
};

async function startShell(name: string, settings: { origin?: string; peers?: string } = {}): Promise<string> {
  const shellFolder = path.join(folder, name, 'shell');
  await mkdir(shellFolder, { recursive: true });
  await writeFile(path.join(shellFolder, `${name}.js`), name);
  const parts = storeAt(settings.origin ?? 'http://localhost:1', path.join(folder, name));
  return serve(express().use(assetRoutes({ ...parts, peers: new Peers(settings.peers), shellFolder })));
}

test('a file of a release that another shell composed comes from its origin', async () => {
  const shell = await startShell('new', { origin: await startOrigin() });
  const answer = await fetch(`${shell}/_remotes/mf-careers/1.0.0/remoteEntry.js`);
  expect(await answer.text()).toBe(ENTRY);
  expect(answer.headers.get('cache-control')).toContain('immutable');

  asked = [];
  expect((await fetch(`${shell}/_remotes/mf-careers/1.0.0/remoteEntry.js`)).status).toBe(200);
  expect((await fetch(`${shell}/_remotes/mf-careers/1.0.0/chunk.js`)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('a release that nobody has is asked for once, however often visitors ask', async () => {
  const shell = await startShell('new', { origin: await startOrigin() });
  for (const file of ['a.js', 'b.js', 'c.js']) {
    const answer = await fetch(`${shell}/_remotes/mf-careers/9.9.9/${file}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
  expect(asked).toEqual(['/9.9.9/release.json']);
});

test('shells that share a store may fetch one release at the same time', async () => {
  const origin = await startOrigin();
  const shells = [1, 2, 3, 4].map(() => storeAt(origin, path.join(folder, 'shared')));
  await Promise.all(shells.map(({ fetcher }) => fetcher.obtain('mf-careers', '1.0.0')));
  expect(await shells[0]?.store.read('mf-careers', '1.0.0')).toEqual(release);
});

test("a file of another build of the shell comes from a peer, and a peer's question is not passed on", async () => {
  const old = await startShell('old');
  const newer = await startShell('newer', { peers: old });
  const answer = await fetch(`${newer}/_shell/old.js`);
  expect(await answer.text()).toBe('old');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');

  const asking = { headers: { 'x-asked-by-shell': '1' } };
  expect((await fetch(`${newer}/_shell/old.js`, asking)).status).toBe(404);
  expect((await fetch(`${newer}/_shell/absent.js`)).status).toBe(404);
});
