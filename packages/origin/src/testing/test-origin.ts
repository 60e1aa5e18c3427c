import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, ReleaseList, Upload } from '@site/contracts';
import { generateKeyPair } from '@site/releases/keys';
import { integrityOf } from '@site/contracts/integrity';
import { signRelease, trustedKeyOf } from '@site/contracts/signature';
import { aRelease } from '@site/contracts/testing/a-release';
import { activateRelease, publishRelease } from '@site/federation/publishing';
import { freePort } from '@site/node-service/free-ports';
import { listen } from '@site/node-service/listen';
import { recordingLogger } from '@site/node-service/testing/recording-logger';
import { waitUntil } from '@site/node-service/wait-until';
import { createOrigin } from '../create-origin';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMOTE = 'mf-careers';
const FILES: Record<string, string> = { 'remoteEntry.js': 'entry', 'server/server.cjs': 'server' };

/** The origin of mf-careers in a temporary folder. */
class TestOrigin {
  url = '';
  /** The team's private key. */
  key = '';
  private readonly recording = recordingLogger('origin');
  /** Every line that was logged. */
  readonly lines = this.recording.lines;
  private root = '';
  private port = 0;
  server: Server | undefined;

  /** The origin's folder. */
  get folder(): string {
    return path.join(this.root, 'origin');
  }

  /** What the client's functions need. */
  get target() {
    return { originUrl: this.url, remote: REMOTE, key: this.key };
  }

  get trustedKeysFile(): string {
    return path.join(this.root, 'trusted-keys.json');
  }

  /** Trusts the public halves of these private keys, and no others. */
  async trust(...keys: string[]): Promise<void> {
    await writeFile(this.trustedKeysFile, JSON.stringify({ [REMOTE]: keys.map(trustedKeyOf) }));
  }

  async start(): Promise<void> {
    this.root = await mkdtemp(path.join(tmpdir(), 'origin-'));
    this.lines.splice(0);
    this.port = await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    this.key = generateKeyPair().privateKey;
    await this.trust(this.key);
    await this.startServer();
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Stops the server, and starts another one on the same folder and port. */
  async restart(): Promise<void> {
    await this.stop();
    await this.startServer();
    // Requests on keep-alive connections fail once.
    await waitUntil(() => fetch(this.url).catch(() => null));
  }

  /** Writes a release as a build does. Returns its folder. */
  async build(version: string, files = FILES, more: Partial<Release> = {}): Promise<string> {
    const built = await mkdtemp(path.join(this.root, `built-${version}-`));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(built, file)), { recursive: true });
      await writeFile(path.join(built, file), text);
    }
    const hashes = Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))]);
    const release = aRelease({ name: REMOTE, version, files: Object.fromEntries(hashes), ...more });
    await writeFile(path.join(built, 'release.json'), JSON.stringify(release));
    return built;
  }

  async publish(version: string, files = FILES): Promise<void> {
    await publishRelease({ ...this.target, folder: await this.build(version, files) });
  }

  async activate(version: string): Promise<void> {
    await activateRelease({ ...this.target, version });
  }

  async release(version: string): Promise<void> {
    await this.publish(version);
    await this.activate(version);
  }

  /** Makes a published version look as if it was last used so many days ago. */
  async setLastUse(version: string, days: number): Promise<void> {
    const used = new Date(Date.now() - days * DAY_MS);
    await utimes(path.join(this.folder, version), used, used);
  }

  async list(): Promise<ReleaseList> {
    return JSON.parse((await this.get('/releases.json')).text) as ReleaseList;
  }

  async get(requested: string): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await fetch(this.url + requested);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async put(requested: string, body: string, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + requested, { method: 'PUT', body, headers });
    return { status: response.status, text: await response.text() };
  }

  /** Sends a `release.json` with the team's signature over it. */
  putManifest(version: string, manifest: string) {
    const signature = signRelease(Buffer.from(manifest), this.key).trim();
    return this.put(`/${version}/release.json`, manifest, { 'Release-Signature': signature });
  }

  /** Begins or continues the upload of a release that was built into a folder. */
  async putBuilt(folder: string): Promise<{ status: number; upload: Upload }> {
    const manifest = await readFile(path.join(folder, 'release.json'), 'utf8');
    const { version } = JSON.parse(manifest) as Release;
    const { status, text } = await this.putManifest(version, manifest);
    return { status, upload: JSON.parse(text) as Upload };
  }

  /** The names in the folder that visitors may see. */
  async visible(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => !name.startsWith('.')).sort();
  }

  /** The names of the uploads that are not complete. */
  pending(): Promise<string[]> {
    return readdir(path.join(this.folder, '.uploads'));
  }

  private async startServer(): Promise<void> {
    const { folder, trustedKeysFile } = this;
    this.server = createOrigin({ remote: REMOTE, folder, trustedKeysFile, log: this.recording.log });
    await listen(this.server, { port: this.port, host: '127.0.0.1', variable: 'ORIGIN_PORT' });
  }
}

/** Provides each test of a file with an origin of its own, which ends after the test. */
export function provideTestOrigin(): TestOrigin {
  const origin = new TestOrigin();
  beforeEach(() => origin.start());
  afterEach(() => origin.stop());
  return origin;
}
