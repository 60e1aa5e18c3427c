import type { RemoteName } from '@site/contracts';
import { readTrustedKeys } from '@site/releases/keys';
import { createClientOf } from '@site/node-service/client';
import { Drain } from '@site/node-service/graceful-shutdown';
import { createMetricsServer } from '@site/node-service/metrics-server';
import type { Configuration } from './configuration';
import type { AssetSources } from './http/files/asset-routes';
import { ImmutableFiles } from './http/files/immutable-files';
import { Admission } from './http/admission/admission';
import { PageCache } from './http/pages/page-cache';
import { Peers } from './http/files/peers';
import { createShellServer, type ServerSettings } from './http/server';
import { CompositionRecord } from './live/composition-record';
import { LiveComposition } from './live/live-composition';
import { OriginWatcher } from './live/origin-watcher';
import { ReleasePipeline } from './live/release-pipeline';
import { TrialRecord } from './live/trial-record';
import { Metrics } from './operations/metrics';
import { registerStateMetrics } from './operations/state-metrics';
import { ReleaseFetcher } from './releases/release-fetcher';
import { ReleaseStore } from './releases/release-store';
import { SeenActivations } from './releases/seen-activations';
import { SiteFile } from './releases/site-file';
import type { KeysOf } from './releases/release-checks';
import type { ShellBuild } from './build/shell-build';
import { CompositionRenderer } from './rendering/composition-renderer';
import type { RendererProgram } from './rendering/renderer-connection';

interface ShellSettings
  extends
    Pick<ServerSettings, 'platform' | 'publicFolder' | 'log'>,
    Pick<AssetSources, 'buildFolder' | 'shellFolder'> {
  configuration: Configuration;
  build: ShellBuild;
  renderer: RendererProgram;
}

/** Creates the parts of the shell. It does not listen or fetch before the caller starts it. */
export function createShell(settings: ShellSettings) {
  const { configuration, build, buildFolder, shellFolder, log } = settings;
  const { storeFolder, trustedKeysFile, precompresses } = configuration;
  // The file is read each time, so that adding or removing a key needs no restart.
  const keysOf: KeysOf = (name) => readTrustedKeys(trustedKeysFile)[name] ?? [];
  const store = new ReleaseStore(storeFolder, keysOf, precompresses);
  const site = new SiteFile({ ...configuration, log });
  const fetcher = new ReleaseFetcher(site, store, keysOf);
  const live = new LiveComposition(site, log);
  const drain = new Drain();
  const metrics = new Metrics();
  metrics.follow(Object.keys(site.current.remotes));
  live.subscribe(({ composition }) => {
    metrics.follow(Object.keys(composition.site.remotes));
    metrics.switches.inc();
    metrics.switchedAt.setToCurrentTime();
  });

  const onRefusal = (remote: RemoteName) => metrics.refusals.inc({ remote });
  const watcher = new OriginWatcher({
    fetcher,
    activations: new SeenActivations(storeFolder, keysOf, log),
    keysOf,
    site,
    offered: build.shared,
    live,
    onRefusal,
    log,
  });
  const record = new CompositionRecord({
    live,
    store,
    storeFolder,
    shellFolder,
    build: build.id,
    log,
  });
  const pipeline = new ReleasePipeline({
    configuration,
    build,
    site,
    store,
    keysOf,
    watcher,
    live,
    record,
    trials: new TrialRecord(storeFolder, build.id, log),
    startRenderer: (composition, running) =>
      CompositionRenderer.start(
        composition,
        {
          program: settings.renderer,
          store,
          deadlineMs: configuration.renderDeadlineMs,
          onRender: metrics.pageRendered.bind(metrics),
          log,
        },
        running,
      ),
    onRefusal,
    log,
  });
  registerStateMetrics(metrics.registry, site, live, pipeline);

  const admission = new Admission(createClientOf(configuration.trustedProxies));
  const peers = new Peers(configuration.peers);
  const server = createShellServer({
    ...settings,
    site,
    admission,
    live,
    pipeline,
    pages: new PageCache({ live, keysOf, store, admission, build, precompresses, metrics, log }),
    assets: { files: new ImmutableFiles(), live, store, fetcher, peers, buildFolder, shellFolder },
    drain,
    metrics,
  });
  return { server, metricsServer: createMetricsServer(metrics.registry), live, pipeline, record, drain };
}
