import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type Release } from '@site/contracts';
import { generateKeyPair } from '@site/releases/keys';
import { integrityOf } from '@site/contracts/integrity';
import { signRelease } from '@site/contracts/signature';
import { activateRelease, publishRelease } from '@site/federation/publishing';
import { freePort } from '@site/node-service/free-ports';
import { createLogger } from '@site/node-service/logger';
import { waitUntil } from '@site/node-service/wait-until';
import { createOrigin } from '../create-origin';

const REMOTE = 'mf-careers';

export interface TestOrigin {
  url: string;
  /** The origin's folder. */
  folder: string;
  /** The team's private key. */
  key: string;
  trustedKeysFile: string;
  /** Every line that was logged. */
  lines: Record<string, unknown>[];
  /** Writes a release as a build does. Returns its folder. */
  build(version: string, files?: Record<string, string>, more?: Partial<Release>): Promise<string>;
  publish(version: string, files?: Record<string, string>, more?: Partial<Release>): Promise<void>;
  activate(version: string): Promise<void>;
  get(path: string): Promise<{ status: number; headers: Headers; text: string }>;
  put(
    path: string,
    body: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string }>;
  /** Sends a `release.json` with a signature over it: by the team's key, if no other is given. */
  putManifest(
    version: string,
    manifest: string,
    signedWith?: string,
  ): Promise<{ status: number; text: string }>;
  /** The names in the folder that visitors may see. */
  visible(): Promise<string[]>;
  /** The names of the uploads that are not complete. */
  pending(): Promise<string[]>;
  /** Stops the server, and starts another one on the same folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const FILES = { 'remoteEntry.js': 'entry', 'server/server.cjs': 'server' };

/** Starts the origin of mf-careers in a temporary folder. */
export async function startTestOrigin({ retentionDays = 30 } = {}): Promise<TestOrigin> {
  const root = await mkdtemp(path.join(tmpdir(), 'origin-'));
  const folder = path.join(root, 'origin');
  const { privateKey: key, keyId, publicKey } = generateKeyPair();
  const trustedKeysFile = path.join(root, 'trusted-keys.json');
  await writeFile(trustedKeysFile, JSON.stringify({ [REMOTE]: [{ keyId, publicKey }] }));
  const lines: TestOrigin['lines'] = [];
  const log = createLogger('origin', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  const port = await freePort();
  const start = () =>
    startServer(createOrigin({ remote: REMOTE, folder, trustedKeysFile, retentionDays, log }), port);
  let server = await start();
  const url = `http://127.0.0.1:${port}`;

  const build: TestOrigin['build'] = async (version, files = FILES, more = {}) => {
    const built = await mkdtemp(path.join(root, `built-${version}-`));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(built, file)), { recursive: true });
      await writeFile(path.join(built, file), text);
    }
    await writeFile(
      path.join(built, 'release.json'),
      JSON.stringify({ ...testRelease(version, files), ...more }),
    );
    return built;
  };
  const put: TestOrigin['put'] = async (requested, body, headers = {}) => {
    const response = await fetch(url + requested, { method: 'PUT', body, headers });
    return { status: response.status, text: await response.text() };
  };
  return {
    url,
    folder,
    key,
    trustedKeysFile,
    lines,
    build,
    publish: async (...release) => {
      await publishRelease({ originUrl: url, folder: await build(...release), key });
    },
    activate: async (version) => {
      await activateRelease({ originUrl: url, remote: REMOTE, version, key });
    },
    get: async (requested) => {
      const response = await fetch(url + requested);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    put,
    putManifest: (version, manifest, signedWith = key) =>
      put(`/${version}/release.json`, manifest, {
        'Release-Signature': signRelease(Buffer.from(manifest), signedWith).trim(),
      }),
    visible: async () => (await readdir(folder)).filter((name) => !name.startsWith('.')).sort(),
    pending: () => readdir(path.join(folder, '.uploads')),
    restart: async () => {
      await stopServer(server);
      server = await start();
      // Requests on keep-alive connections fail once.
      await waitUntil(() => fetch(url).catch(() => null));
    },
    stop: async () => {
      await stopServer(server);
      await rm(root, { recursive: true, force: true });
    },
  };
}

const testRelease = (version: string, files: Record<string, string>): Release => ({
  contract: CONTRACT_VERSION,
  name: REMOTE,
  version,
  sources: `sources of ${version}`,
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: {},
  routes: [],
  contributes: {},
  shared: {},
  files: Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
  ),
});

function startServer(server: Server, port: number): Promise<Server> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
