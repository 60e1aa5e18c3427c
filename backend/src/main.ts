import 'reflect-metadata';
import { ConfigurationError } from '@site/node-service/environment';
import { Drain, shutDownGracefully } from '@site/node-service/graceful-shutdown';
import { listen } from '@site/node-service/listen';
import { createLogger } from '@site/node-service/logger';
import { readConfiguration } from './configuration/configuration';
import { createApplication } from './create-application';
import { DatabaseUnavailable } from './database/database-unavailable';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { host, port, drainMs } = configuration;
  const logger = createLogger('backend', configuration.logLevel);
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'uncaught exception');
    process.exit(1);
  });

  const application = await createApplication(configuration, logger);
  await application.init();
  const server = application.getHttpServer();
  await listen(server, { port, host, variable: 'BACKEND_PORT' });
  logger.info({ host, port }, 'listening');
  shutDownGracefully(server, {
    drain: application.get(Drain),
    drainMs,
    onDrain: (signal) => logger.info({ signal, drainMs }, 'stopping'),
    close: async () => {
      await application.close();
      logger.info('stopped');
    },
  });
}

/** One line for what an operator can fix; anything else is a defect and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof DatabaseUnavailable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
