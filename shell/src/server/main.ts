import path from 'node:path';
import { Composer } from './composer';
import { readConfiguration } from './configuration';
import { createLog } from './log';
import { Pages } from './pages';
import { Peers } from './peers';
import { ReleaseFetcher } from './release-fetcher';
import { ReleaseStore } from './release-store';
import { createShellServer } from './server';
import { keepShellAssets } from './shell-assets';
import { readShellBuild } from './shell-build';
import { stopGently } from './stop-gently';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const dist = path.dirname(__dirname);
  const build = readShellBuild(dist);
  const store = new ReleaseStore(configuration.storeFolder);
  const fetcher = new ReleaseFetcher(configuration.origins, store);
  const pages = new Pages(build);
  const workerScript = path.join(dist, 'server', 'worker.cjs');
  const composer = new Composer({ configuration, build, store, fetcher, pages, workerScript, log });
  const { storeFolder, retentionDays } = configuration;
  const shellFolder = await keepShellAssets(path.join(dist, 'browser'), storeFolder, retentionDays);
  const publicFolder = path.join(dist, 'public');
  const server = createShellServer({
    configuration,
    pages,
    composer,
    assets: { store, fetcher, peers: new Peers(configuration.peers), shellFolder },
    publicFolder,
    log,
  });
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${configuration.port} is in use: set SHELL_PORT to another one`)
          : error,
      );
    });
    server.listen(configuration.port, resolve);
  });
  stopGently(server, configuration.drain, () => composer.stop());
  await Promise.all([listening, composer.start()]);
  log.info({ port: configuration.port }, 'the shell is ready');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
