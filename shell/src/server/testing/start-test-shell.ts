import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Site } from '@site/contracts';
import type { TrustedKeys } from '@site/contracts/signature';
import { fetchStatus } from '@site/releases/documents';
import { recordingLogger } from '@site/node-service/testing/recording-logger';
import { readConfiguration } from '../configuration';
import { createShell } from '../create-shell';
import { ReleaseStore } from '../releases/release-store';
import { unconfinedTestRenderer } from './test-renderer-program';
import { startTestOrigins, type TestOrigins } from './start-test-origins';
import { startLocalServer } from '@site/node-service/listen';
import { testBuild } from './test-composition';
import { testKeysOf, trustedTestKeys } from './test-keys';
import type { TestRelease } from './test-release';
import { testSite } from './test-site';

const UNAVAILABLE_URL = 'http://localhost:1';
const HOUR_MS = 60 * 60 * 1_000;
/** On a busy machine, one poll may end before a release is fetched. */
const MAX_POLLS = 3;

interface TestShellOptions {
  /** Activated when the shell starts. */
  releases?: TestRelease[];
  /** Changes the origins before the shell starts. */
  prepare?: (origins: TestOrigins) => void;
  /** Shared by shells that start one after the other. */
  storeFolder?: string;
  backendUrl?: string;
  /** By default those that sign every test release. */
  trustedKeys?: TrustedKeys;
  /** By default the remotes of this repository. */
  site?: Pick<Site, 'remotes'>;
  /** Id of the shell's build. */
  build?: string;
  /** Variables of the environment. */
  environment?: Record<string, string>;
}

export type TestShell = Awaited<ReturnType<typeof startShell>>;

const started: TestShell[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((shell) => shell.stop()));
});

/** Starts a shell that stops after the test. */
export async function startTestShell(options?: TestShellOptions): Promise<TestShell> {
  const shell = await startShell(options);
  started.push(shell);
  return shell;
}

/** Provides the tests of a file with one shell, which stops after them. */
export function provideTestShell(options?: TestShellOptions): TestShell {
  const provided = {} as TestShell;
  beforeAll(async () => {
    Object.assign(provided, await startShell(options));
  });
  afterAll(() => provided.stop());
  return provided;
}

/**
 * Starts a complete shell with origins; the caller stops it. Only what renders pages is a substitute: see
 * `substitute-renderer.ts`.
 */
export async function startShell(options: TestShellOptions = {}) {
  const { releases = [], backendUrl = UNAVAILABLE_URL, build = 'shell', environment = {} } = options;
  const { site = testSite, trustedKeys = trustedTestKeys } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  const shellFolder = path.join(folder, 'browser');
  await mkdir(shellFolder);
  await writeFile(path.join(folder, 'favicon.ico'), '');
  const storeFolder = options.storeFolder ?? path.join(folder, 'store');
  const keysFile = path.join(folder, 'trusted-keys.json');
  const trust = (keys: TrustedKeys) => writeFile(keysFile, JSON.stringify(keys));
  await trust(trustedKeys);
  const siteFile = path.join(folder, 'site.json');
  await writeFile(siteFile, JSON.stringify(site));
  const origins = await startTestOrigins();
  origins.activate(...releases);
  options.prepare?.(origins);
  const { log, lines } = recordingLogger('shell');
  const shell = createShell({
    configuration: {
      ...readConfiguration({
        BACKEND_URL: backendUrl,
        RENDER_DEADLINE_MS: '2000',
        POLL_INTERVAL_MS: String(HOUR_MS),
        TRUSTED_KEYS_FILE: keysFile,
        SITE_FILE: siteFile,
        ORIGIN_PATTERN: origins.pattern,
        ...environment,
      }),
      storeFolder,
    },
    build: { ...testBuild, id: build, shared: { react: '19.1.0' } },
    platform: {
      exports: { react: ['useState'] },
      tokens: ['--ink'],
      scriptBytes: 0,
    },
    renderer: unconfinedTestRenderer(),
    buildFolder: path.join(folder, 'build'),
    shellFolder,
    publicFolder: folder,
    log,
  });
  const { live, pipeline, record, drain } = shell;
  const server = await startLocalServer(shell.server);
  const metricsServer = await startLocalServer(shell.metricsServer);
  /** Lines of the metrics that start with the prefix. */
  const metrics = async (prefix: string) => {
    const text = await (await fetch(`${metricsServer.url}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith(prefix));
  };
  const isJudged = ({ release: { name, version } }: TestRelease) =>
    live.releases.get(name)?.version === version || pipeline.refused.toJSON()[name]?.version === version;
  /** Polls the origins, again while a release is neither live nor refused. */
  const poll = async (activated: readonly TestRelease[]) => {
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      await pipeline.update();
      if (activated.every(isJudged)) return;
    }
  };
  const versionsAtFirst: Record<string, string> = {};
  await pipeline.start(async () => {
    for (const [name, { version }] of live.releases) versionsAtFirst[name] = version;
  });
  if (!releases.every(isJudged)) await poll(releases);
  return {
    url: server.url,
    server: shell.server,
    storeFolder,
    store: new ReleaseStore(storeFolder, testKeysOf),
    /** Folder of the browser files of every build, and of the files of compositions. */
    shellFolder,
    origins,
    live,
    pipeline,
    record,
    drain,
    /** The lines of the log, oldest first. */
    lines,
    /** Those with this message. */
    logged: (message: string) => lines.filter(({ msg }) => msg === message),
    /** Replaces the trusted keys. */
    trust,
    /** Replaces the file of the site's remotes, and polls the origins once. */
    async declare(next: object | string) {
      await writeFile(siteFile, typeof next === 'string' ? next : JSON.stringify(next));
      await pipeline.update();
    },
    /** Activates releases, and polls the origins until each is live or refused. */
    async release(...next: TestRelease[]) {
      origins.activate(...next);
      await poll(next);
    },
    /** Sends a path as it is, and decodes no body: `fetch` normalizes, decodes, and adds headers. */
    async request(requested: string, headers: Record<string, string> = {}, method = 'GET') {
      const { hostname, port } = new URL(server.url);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({ hostname, port, path: requested, headers, method }, resolve).on('error', reject).end();
      });
      const bytes = await buffer(response);
      return { status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() };
    },
    async get(requested: string, headers: Record<string, string> = {}) {
      const response = await fetch(server.url + requested, { headers, redirect: 'manual' });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    status: () => fetchStatus(server.url),
    /** The versions that were live when the shell asked to listen, by remote. */
    versionsAtFirst,
    /** The versions that are live, by remote. */
    versions: async () => (await fetchStatus(server.url)).releases,
    refused: async () => (await fetchStatus(server.url)).refused,
    metrics,
    /** Sets the clock of `performance.now` ahead, until Jest restores it. */
    passTime(milliseconds: number) {
      const now = () => Performance.prototype.now.call(performance) + milliseconds;
      jest.spyOn(performance, 'now').mockImplementation(now);
    },
    /** The number of renders so far. */
    async renders() {
      const counts = await metrics('page_render_duration_seconds_count');
      return counts.map((line) => Number(line.split(' ')[1])).reduce((sum, count) => sum + count);
    },
    /** Does nothing if it is stopped. */
    async stop() {
      pipeline.stop();
      live.current?.renderer.end();
      await Promise.all([server.close(), metricsServer.close(), origins.stop()]);
    },
  };
}
