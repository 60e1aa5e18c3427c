import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { pino } from 'pino';
import { Composer } from '../composer';
import { compose } from '../composition';
import { CompositionRenderer } from '../composition-renderer';
import { readConfiguration } from '../configuration';
import { Metrics } from '../metrics';
import { createMetricsServer } from '../metrics-server';
import { Pages } from '../pages';
import { Peers } from '../peers';
import { ReleaseFetcher } from '../release-fetcher';
import { ReleaseStore } from '../release-store';
import { createShellServer } from '../server';
import type { ShellBuild } from '../shell-build';
import { registerStateMetrics } from '../state-metrics';
import { startTestServer } from './start-test-server';

const NOBODY = 'http://localhost:1';
const build: ShellBuild = { id: 'shell', scripts: [], files: {}, fonts: [], shared: {} };

const careers = (version: string): Release => ({
  contract: 1,
  name: 'mf-careers',
  version,
  sources: '',
  entry: 'remoteEntry.js',
  server: 'server/server.cjs',
  exposes: { CareersPage: { files: [] } },
  routes: [{ path: '/careers', expose: 'CareersPage', query: [], pages: [] }],
  feed: [],
  shared: {},
  files: {},
});

export interface TestShell {
  url: string;
  composer: Composer;
  /** What was logged, oldest first. */
  lines: Record<string, unknown>[];
  /** What Prometheus reads of a metric, line by line. */
  read(metric: string): Promise<string[]>;
  /** Switches to a composition of one release of mf-careers. */
  adopt(version: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the shell's servers around a composition that is rendered without remotes: see `render-worker.cjs`.
 *
 * @param origin the address of mf-careers' origin; @param backend that of the backend.
 */
export async function startTestShell({
  origin = NOBODY,
  backend = NOBODY,
}: { origin?: string; backend?: string } = {}): Promise<TestShell> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  await writeFile(path.join(folder, 'favicon.ico'), '');
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const configuration = {
    ...readConfiguration({ BACKEND_URL: backend, RENDER_DEADLINE_MS: '500' }),
    origins: {
      'mf-marketing': NOBODY,
      'mf-services': NOBODY,
      'mf-insights': NOBODY,
      'mf-careers': origin,
      'mf-forms': NOBODY,
    },
  };
  const { publicOrigin, renderDeadline: deadline } = configuration;
  const workerScript = path.join(__dirname, 'render-worker.cjs');
  const store = new ReleaseStore(path.join(folder, 'store'));
  const fetcher = new ReleaseFetcher(configuration.origins, store);
  const metrics = new Metrics();
  const pages = new Pages(build, metrics);
  const composer = new Composer({ configuration, build, store, fetcher, pages, workerScript, metrics, log });
  registerStateMetrics(metrics.registry, pages, composer);
  const assets = { store, fetcher, peers: new Peers(undefined), shellFolder: folder };
  const parts = { configuration, pages, composer, assets, publicFolder: folder, metrics, log };
  const server = await startTestServer(createShellServer(parts));
  const metricsServer = await startTestServer(createMetricsServer(metrics.registry));
  let renderer: CompositionRenderer | undefined;
  const adopt = async (version: string) => {
    const composition = compose(build, new Map([['mf-careers', careers(version)]]), configuration);
    const settings = { script: workerScript, store, publicOrigin, deadline, metrics, log };
    renderer = await CompositionRenderer.start(composition, settings);
    await pages.adopt(composition, renderer, new Map());
  };
  await adopt('1.0.0');
  return {
    url: server.url,
    composer,
    lines,
    read: async (metric) => {
      const text = await (await fetch(`${metricsServer.url}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith(metric));
    },
    adopt,
    stop: async () => {
      composer.stop();
      await renderer?.end();
      await Promise.all([server.stop(), metricsServer.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
