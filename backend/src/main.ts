import 'reflect-metadata';
import { ConfigService } from '@nestjs/config';
import { ConfigurationError } from '@site/node-service/environment';
import { Drain, shutDownGracefully } from '@site/node-service/graceful-shutdown';
import { listen } from '@site/node-service/listen';
import { PinoLogger } from 'nestjs-pino';
import type { Configuration } from './configuration/configuration';
import { createApplication } from './create-application';
import { DatabaseUnavailable } from './database/database-unavailable';

async function main(): Promise<void> {
  const application = await createApplication(process.env);
  const logger = await application.resolve(PinoLogger);
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'uncaught exception');
    process.exit(1);
  });
  const configuration = application.get<ConfigService<Configuration, true>>(ConfigService);
  const host = configuration.get('host', { infer: true });
  const port = configuration.get('port', { infer: true });
  const drainMs = configuration.get('drainMs', { infer: true });

  const server = application.getHttpServer();
  try {
    await listen(server, { port, host, variable: 'BACKEND_PORT' });
  } catch (error) {
    // The worker may be sending a mail. Its job would stay locked for four hours.
    await application.close();
    throw error;
  }
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

/** An operator can fix a configuration and gets one line. Any other error is a defect and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof DatabaseUnavailable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
