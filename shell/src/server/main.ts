import path from 'node:path';
import { Composer } from './composer';
import { readConfiguration } from './configuration';
import { listen } from './listen';
import { createLog } from './log';
import { Metrics } from './metrics';
import { createMetricsServer } from './metrics-server';
import { Pages } from './pages';
import { Peers } from './peers';
import { ReleaseFetcher } from './release-fetcher';
import { ReleaseStore } from './release-store';
import { createShellServer } from './server';
import { keepShellAssets } from './shell-assets';
import { readShellBuild } from './shell-build';
import { registerStateMetrics } from './state-metrics';
import { stopGently } from './stop-gently';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const dist = path.dirname(__dirname);
  const build = readShellBuild(dist);
  const store = new ReleaseStore(configuration.storeFolder);
  const fetcher = new ReleaseFetcher(configuration.origins, store);
  const metrics = new Metrics();
  const pages = new Pages(build, metrics);
  const workerScript = path.join(dist, 'server', 'worker.cjs');
  const composer = new Composer({ configuration, build, store, fetcher, pages, workerScript, metrics, log });
  registerStateMetrics(metrics.registry, pages, composer);
  const { storeFolder, retentionDays } = configuration;
  const shellFolder = await keepShellAssets(path.join(dist, 'browser'), storeFolder, retentionDays);
  const publicFolder = path.join(dist, 'public');
  const server = createShellServer({
    configuration,
    pages,
    composer,
    assets: { store, fetcher, peers: new Peers(configuration.peers), shellFolder },
    publicFolder,
    metrics,
    log,
  });
  stopGently(server, configuration.drain, () => composer.stop());
  const starting = [listen(server, configuration.port, 'SHELL_PORT'), composer.start()];
  if (configuration.metricsPort) {
    starting.push(listen(createMetricsServer(metrics.registry), configuration.metricsPort, 'METRICS_PORT'));
  }
  await Promise.all(starting);
  log.info({ port: configuration.port }, 'the shell is ready');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
