import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { TrialSite } from '@site/browser-trial/trial-site';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { copyFixtureRemote } from '../testing/fixture-remote';
import { serveRemote } from './serve-remote';

// The shell need not be built, and takes seconds to start.
jest.mock('@site/browser-trial/trial-site');
jest.mock('../build/build-release', () => ({ buildRelease: () => Promise.reject(new Error('not built')) }));

const remote = { name: 'mf-careers', exposes: {}, routes: [] };

let folder: string;
/** A site that is starting. */
const live = provideLocalServer((_request, response) => response.writeHead(503).end());
let printed: string[];
let stop: jest.Mock<Promise<void>>;

beforeAll(async () => {
  folder = await copyFixtureRemote();
  await mkdir(path.join(folder, 'src'));
});

beforeEach(() => {
  printed = [];
  stop = jest.fn(() => Promise.resolve());
  const site = { urls: { candidate: 'http://site' }, status: () => ({ unreachable: {} }), stop };
  jest
    .mocked(TrialSite.start)
    .mockReset()
    .mockResolvedValue(site as never);
  jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
});

afterEach(() => {
  // It ends the watching as well.
  process.emit('SIGINT');
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
});

const serve = (settings: { folder?: string; developmentPort?: number } = {}) =>
  serveRemote({
    remote,
    folder,
    siteUrl: live.url,
    originUrl: undefined,
    developmentPort: 0,
    log: (line) => void printed.push(line),
    ...settings,
  });

test('an error about a port in use names PORT, and nothing is started', async () => {
  const port = Number(new URL(live.url).port);
  await expect(serve({ developmentPort: port })).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or set PORT`,
  );
  expect(TrialSite.start).not.toHaveBeenCalled();
});

test('the line about missing remotes says why the site cannot be read', async () => {
  await serve();
  expect(printed[0]).toBe(
    `${live.url} cannot be read (${live.url}/_site responded with 503): ` +
      'the other remotes are missing. Set SITE_URL to use another site',
  );
});

test('the site is stopped if the sources cannot be watched: it would keep the process running', async () => {
  await expect(serve({ folder: path.join(folder, 'missing') })).rejects.toThrow('ENOENT');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a second signal does not end the process before the site has stopped', async () => {
  await serve();
  let stopped = () => {};
  stop.mockReturnValue(new Promise((resolve) => (stopped = resolve)));
  process.emit('SIGINT');
  expect(process.listenerCount('SIGINT')).toBe(1);
  process.emit('SIGINT');
  expect(stop).toHaveBeenCalledTimes(1);
  expect(process.exit).not.toHaveBeenCalled();
  stopped();
});
