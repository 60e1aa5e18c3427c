import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type Release } from '@site/contracts';
import { generateKeyPair } from '@site/releases/keys';
import type { GateContext } from '../step';
import { publishAfter } from './publish';

const REMOTE = 'mf-careers';

const release: Release = {
  contract: CONTRACT_VERSION,
  name: REMOTE,
  version: '1.1.0',
  sources: 'sources',
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: {},
  routes: [],
  contributes: {},
  shared: {},
  files: {},
};

let folder: string;
let server: Server;
let url: string;
/** The origin's status for uploads. */
let uploadStatus: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  process.env['RELEASE_KEY_FILE'] = path.join(folder, 'team.pem');
  await writeFile(path.join(folder, 'team.pem'), generateKeyPair().privateKey);
  // An origin that accepts activations, and a shell that refuses them.
  server = createServer((request, response) => {
    if (request.url === '/_status') {
      const reasons = { [REMOTE]: 'the key is not trusted' };
      response.end(JSON.stringify({ releases: {}, refusedActivations: reasons }));
    } else if (request.method === 'GET') response.writeHead(404).end();
    else
      response
        .writeHead(uploadStatus)
        .end(JSON.stringify({ path: '/uploads/1', missing: [], published: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  delete process.env['RELEASE_KEY_FILE'];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const publish = () => {
  const context = { remote: { name: REMOTE }, siteUrl: url, originOf: () => url, log: () => {} };
  const built = { release, output: folder } as never;
  return publishAfter([]).run(context as unknown as GateContext, { build: built }, []);
};

test('the shell tries a release again that it refused: the advice says so', async () => {
  uploadStatus = 200;
  expect(await publish()).toEqual({
    problems: ['refused: the key is not trusted'],
    advice: expect.stringContaining('the shell tries this one again until another is activated'),
  });
});

test('nothing tries a release again that was not uploaded: the advice is to release again', async () => {
  uploadStatus = 403;
  await expect(publish()).rejects.toThrow();
  expect(publishAfter([]).advice).toContain('run federation release again');
  expect(publishAfter([]).advice).not.toContain('until another is activated');
});
