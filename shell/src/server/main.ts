import path from 'node:path';
import { Composer } from './composer';
import { readConfiguration } from './configuration';
import { createLog } from './log';
import { Pages } from './pages';
import { ReleaseStore } from './release-store';
import { createShellServer } from './server';
import { keepShellAssets } from './shell-assets';
import { readShellBuild } from './shell-build';

const LONGEST_GOODBYE = 10_000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const dist = path.dirname(__dirname);
  const build = readShellBuild(dist);
  const store = new ReleaseStore(configuration.storeFolder);
  const pages = new Pages(build);
  const workerScript = path.join(dist, 'server', 'worker.cjs');
  const composer = new Composer({ configuration, build, store, pages, workerScript, log });
  const { storeFolder, retentionDays } = configuration;
  const browserFolder = await keepShellAssets(path.join(dist, 'browser'), storeFolder, retentionDays);
  const publicFolder = path.join(dist, 'public');
  const server = createShellServer({
    configuration,
    pages,
    composer,
    store,
    browserFolder,
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
  await Promise.all([listening, composer.start()]);
  log.info({ port: configuration.port }, 'the shell is ready');
  const stop = () => {
    void composer.stop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), LONGEST_GOODBYE).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
