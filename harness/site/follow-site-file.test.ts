import { unwatchFile } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@site/node-service/free-ports';
import { buildChanged } from './build';
import { followSiteFile } from './follow-site-file';
import { Site } from './site';

jest.mock('./build', () => ({ buildChanged: jest.fn() }));
jest.mock('@site/testing/local-postgres', () => ({}));
jest.mock('../run.mjs', () => ({ root: '/nowhere' }));

let folder: string;
let file: string;
let port: number;
let printed: string[];

/** Declares the remote of the home page, and further ones. */
async function declare(...words: string[]): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const others = words.map((word) => [`mf-${word}`, { team: word, origin, routes: [`/${word}`] }]);
  const home = { team: 'home', origin: 'http://127.0.0.1:1', routes: ['/'] };
  await writeFile(file, JSON.stringify({ remotes: { 'mf-home': home, ...Object.fromEntries(others) } }));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-file-'));
  file = path.join(folder, 'site.json');
  port = await freePort();
  printed = [];
  await declare();
});

afterEach(() => unwatchFile(file));

/** A site with the remotes that the file declares now. */
const createSite = () =>
  new Site({
    shellPort: 0,
    backendPort: 0,
    postgresPort: 0,
    siteFile: file,
    databaseUrl: 'postgres://localhost/site',
    publicOrigin: 'http://localhost',
    folder,
    shellFolder: folder,
  });

test('a remote that joins while the site is built and started has an origin then', async () => {
  const site = createSite();
  await declare('events');
  const added = new Promise((resolve) => {
    jest.spyOn(site, 'addOrigin').mockImplementation((...origin) => Promise.resolve(resolve(origin)));
  });
  followSiteFile(site, file, () => undefined);
  expect(await added).toEqual(['mf-events', `http://127.0.0.1:${port}`]);
  expect(buildChanged).toHaveBeenCalledWith(expect.objectContaining({ only: 'mf-events' }));
});

test('an origin whose address changes is started again at the new one', async () => {
  await declare('events');
  const site = createSite();
  const former = port;
  port = await freePort();
  await declare('events');
  const added = new Promise((resolve) => {
    jest.spyOn(site, 'addOrigin').mockImplementation((...origin) => Promise.resolve(resolve(origin)));
  });
  const stop = jest.spyOn(site.originOf('mf-events'), 'stop');
  followSiteFile(site, file, (line) => printed.push(line));
  expect(await added).toEqual(['mf-events', `http://127.0.0.1:${port}`]);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(printed).toEqual([`mf-events has left http://127.0.0.1:${former}`]);
});

test('an origin to which nothing could be published is stopped: the next attempt has its port', async () => {
  const site = createSite();
  const add = () => site.addOrigin('mf-unbuilt', `http://127.0.0.1:${port}`);
  await expect(add()).rejects.toThrow('ENOENT');
  await expect(add()).rejects.toThrow('ENOENT');
  expect(site.origins.has('mf-unbuilt')).toBe(false);
});
