import path from 'node:path';
import { shutDownGracefully } from '@site/node-service/graceful-shutdown';
import { listen } from '@site/node-service/listen';
import { createLogger } from '@site/node-service/logger';
import { readConfiguration } from './configuration';
import { createShell } from './create-shell';
import { keepShellAssets } from './releases/keep-shell-assets';
import { readShellBuild } from './releases/shell-build';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { port, metricsPort, storeFolder, retentionDays, drainMs } = configuration;
  const log = createLogger('shell', configuration.logLevel);
  const dist = path.dirname(__dirname);
  const { server, metricsServer, manager, drain } = createShell({
    configuration,
    build: readShellBuild(dist),
    workerScript: path.join(dist, 'server', 'worker.cjs'),
    shellFolder: await keepShellAssets(path.join(dist, 'browser'), storeFolder, retentionDays),
    publicFolder: path.join(dist, 'public'),
    log,
  });
  shutDownGracefully(server, {
    drain,
    drainMs,
    onDrain: () => {
      // Watched from here on only: until then it would cost every cached page.
      drain.watch(server);
      manager.stop();
    },
  });
  const starting = [listen(server, { port, variable: 'SHELL_PORT' }), manager.start()];
  if (metricsPort) starting.push(listen(metricsServer, { port: metricsPort, variable: 'METRICS_PORT' }));
  await Promise.all(starting);
  log.info({ port }, 'the shell is ready');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
