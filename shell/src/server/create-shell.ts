import type { Server } from 'node:http';
import type { Platform } from '@site/contracts';
import { readTrustedKeys } from '@site/contracts/signature';
import { Drain } from '@site/node-service/graceful-shutdown';
import type { Logger } from '@site/node-service/logger';
import { createMetricsServer } from '@site/node-service/metrics-server';
import { storeCompositionFile } from './composition/store-composition-file';
import type { Configuration } from './configuration';
import { ImmutableFiles } from './http/files/immutable-files';
import { PageCache } from './http/pages/page-cache';
import { Peers } from './http/files/peers';
import { createShellServer } from './http/server';
import { CompositionRecord } from './live/composition-record';
import { LiveComposition } from './live/live-composition';
import type { PreparationSettings } from './live/prepare-composition';
import { ReleaseManager } from './live/release-manager';
import { ReleaseWatcher } from './live/release-watcher';
import { Metrics } from './operations/metrics';
import { registerStateMetrics } from './operations/state-metrics';
import { ReleaseFetcher } from './releases/release-fetcher';
import { ReleaseStore } from './releases/release-store';
import { SeenActivations } from './releases/seen-activations';
import type { KeysOf } from './releases/signed-release';
import type { ShellBuild } from './build/shell-build';
import { CompositionRenderer } from './rendering/composition-renderer';
import type { RendererProgram } from './rendering/render-process';

interface ShellSettings {
  configuration: Configuration;
  build: ShellBuild;
  /** What the build provides to releases. */
  platform: Platform;
  renderer: RendererProgram;
  /** Folder of the build's browser files. */
  buildFolder: string;
  /** Folder of the browser files of every build in use. */
  shellFolder: string;
  /** Folder of icons and the like. */
  publicFolder: string;
  log: Logger;
}

interface Shell {
  server: Server;
  metricsServer: Server;
  live: LiveComposition;
  manager: ReleaseManager;
  record: CompositionRecord;
  drain: Drain;
}

/** Wires up the shell. Nothing listens, and nothing is fetched, until the caller starts it. */
export function createShell(settings: ShellSettings): Shell {
  const { configuration, build, buildFolder, shellFolder, log } = settings;
  const { storeFolder, trustedKeysFile, retentionDays, precompresses } = configuration;
  // Read anew each time: a key that is added or removed needs no restart.
  const keysOf: KeysOf = (name) => readTrustedKeys(trustedKeysFile)[name] ?? [];
  const store = new ReleaseStore(storeFolder, keysOf, precompresses);
  const fetcher = new ReleaseFetcher(configuration.origins, store, keysOf);
  const live = new LiveComposition();
  const drain = new Drain();
  const metrics = new Metrics();
  live.subscribe(() => metrics.compositionSwitched());

  const watcher = new ReleaseWatcher({
    fetcher,
    activations: new SeenActivations(storeFolder, keysOf, log),
    offered: build.shared,
    onRefusal: metrics.releaseRefused.bind(metrics),
    log,
  });
  registerStateMetrics(metrics.registry, live, watcher);
  const record = new CompositionRecord({
    live,
    store,
    storeFolder,
    shellFolder,
    build: build.id,
    retentionDays,
    log,
  });
  const startRenderer = rendererStarter(settings, store, metrics);
  const manager = new ReleaseManager({
    configuration,
    build,
    store,
    watcher,
    live,
    record,
    startRenderer,
    log,
  });

  const peers = new Peers(configuration.peers, configuration.port);
  const server = createShellServer({
    ...settings,
    live,
    watcher,
    pages: new PageCache({ live, build, precompresses, metrics, log }),
    assets: { files: new ImmutableFiles(), store, fetcher, peers, buildFolder, shellFolder },
    drain,
    metrics,
  });
  return { server, metricsServer: createMetricsServer(metrics.registry), live, manager, record, drain };
}

/** A function that stores a composition's file and starts its renderer. */
function rendererStarter(
  { configuration, renderer: program, shellFolder }: ShellSettings,
  store: ReleaseStore,
  metrics: Metrics,
): PreparationSettings['startRenderer'] {
  const { publicOrigin, renderDeadlineMs: deadlineMs } = configuration;
  const onRender = metrics.pageRendered.bind(metrics);
  return async (composition) => {
    await storeCompositionFile(shellFolder, composition);
    return CompositionRenderer.start(composition, { program, store, publicOrigin, deadlineMs, onRender });
  };
}
