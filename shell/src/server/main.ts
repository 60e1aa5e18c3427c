import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shutDownGracefully } from '@site/node-service/graceful-shutdown';
import { listen } from '@site/node-service/listen';
import { createLogger } from '@site/node-service/logger';
import { readConfiguration } from './configuration';
import { createShell } from './create-shell';
import { keepAssets } from './build/kept-assets';
import { readPlatform, readShellBuild } from './build/shell-build';
import { connectRenderer } from './rendering/connect-renderer';
import { spawnRenderer } from './rendering/spawn-renderer';

/** Far below any retention. */
const MARK_INTERVAL_MS = 60 * 60 * 1000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { host, port, metricsPort, rendererSockets, storeFolder, retentionDays, drainMs } = configuration;
  const log = createLogger('shell', configuration.logLevel);
  const dist = path.dirname(__dirname);
  const buildFolder = path.join(dist, 'browser');
  const assets = await keepAssets(buildFolder, storeFolder, retentionDays, log);
  const { server, metricsServer, live, manager, record, drain } = createShell({
    configuration,
    build: readShellBuild(dist),
    platform: readPlatform(dist),
    renderer: {
      connect: rendererSockets
        ? () => connectRenderer(rendererSockets)
        : async () => spawnRenderer(path.join(__dirname, 'renderer-process.cjs')),
      source: await readFile(path.join(__dirname, 'renderer.cjs'), 'utf8'),
    },
    buildFolder,
    shellFolder: assets.folder,
    publicFolder: path.join(dist, 'public'),
    log,
  });
  // Retention counts from the end of use.
  const markUsed = () =>
    Promise.all([assets.markUsed(), record.markUsed()]).catch((error: unknown) =>
      log.error({ error }, 'the files in use were not marked'),
    );
  setInterval(markUsed, MARK_INTERVAL_MS).unref();
  shutDownGracefully(server, {
    drain,
    drainMs,
    onDrain: async () => {
      // Watched from here on only: until then it would cost every cached page.
      drain.watch(server);
      manager.stop();
      await markUsed();
    },
  });
  const hasPages = new Promise((resolve) => live.subscribe(resolve));
  const started = manager.start();
  // Not earlier: until a shell listens, the edge holds visitors' requests.
  await Promise.race([hasPages, started]);
  await listen(server, { host, port, variable: 'SHELL_PORT' });
  if (metricsPort) await listen(metricsServer, { host, port: metricsPort, variable: 'METRICS_PORT' });
  await started;
  log.info({ port }, 'the shell is ready');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
