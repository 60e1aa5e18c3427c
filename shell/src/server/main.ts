import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@site/node-service/environment';
import { shutDownGracefully } from '@site/node-service/graceful-shutdown';
import { listen } from '@site/node-service/listen';
import { createLogger } from '@site/node-service/logger';
import { readConfiguration } from './configuration';
import { createShell } from './create-shell';
import { keepAssets } from './build/kept-assets';
import { readPlatform, readShellBuild } from './build/shell-build';
import { RETENTION_DAYS } from './live/composition-record';
import { connectRenderer } from './rendering/connect-renderer';
import { createRendererLog } from './rendering/renderer-log';
import { spawnRenderer } from './rendering/spawn-renderer';

/** How often the shell marks its files as used. It keeps files for days after their last mark. */
const MARK_INTERVAL_MS = 60 * 60 * 1000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { host, port, metricsPort, rendererSockets, storeFolder, drainMs } = configuration;
  const log = createLogger('shell', configuration.logLevel);
  const dist = path.dirname(__dirname);
  const buildFolder = path.join(dist, 'browser');
  const shellFolder = path.join(storeFolder, 'shell');
  const markAssetsUsed = await keepAssets(buildFolder, shellFolder, RETENTION_DAYS, log);
  const rendererLog = createRendererLog(log);
  const { server, metricsServer, pipeline, record, drain } = createShell({
    configuration,
    build: readShellBuild(dist),
    platform: readPlatform(dist),
    // Built from `src/renderer/`: `renderer-bootstrap.cjs` from `bootstrap.ts`, and `renderer.cjs` from `program.ts`.
    renderer: {
      connect: rendererSockets
        ? () => connectRenderer(rendererSockets)
        : async () => spawnRenderer(path.join(__dirname, 'renderer-bootstrap.cjs'), rendererLog),
      source: await readFile(path.join(__dirname, 'renderer.cjs'), 'utf8'),
    },
    buildFolder,
    shellFolder,
    publicFolder: path.join(dist, 'public'),
    log,
  });
  const markUsed = () =>
    Promise.all([markAssetsUsed(), record.markUsed()]).catch((error: unknown) =>
      log.error({ error }, 'failed to mark the files in use'),
    );
  setInterval(markUsed, MARK_INTERVAL_MS).unref();
  shutDownGracefully(server, {
    drain,
    drainMs,
    onDrain: async () => {
      // Watching costs time with every request, so it starts only now.
      drain.watch(server);
      pipeline.stop();
      await markUsed();
    },
  });
  // Until the shell listens, the edge holds visitors' requests.
  await pipeline.start(async () => {
    await listen(server, { host, port, variable: 'SHELL_PORT' });
    if (metricsPort) await listen(metricsServer, { host, port: metricsPort, variable: 'METRICS_PORT' });
  });
  log.info({ port }, 'the shell is ready');
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
