import 'reflect-metadata';
import { ConfigurationError, readConfiguration } from './configuration/configuration';
import { createApplication } from './create-application';
import { DatabaseUnavailable } from './database/open-database';
import { createLogger } from './logging/logger';
import { stopOnSignal } from './stop-on-signal';

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = createLogger(configuration.logLevel);
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'the process cannot go on');
    process.exit(1);
  });

  const application = await createApplication(configuration, logger);
  await application.listen(configuration.port, configuration.host);
  logger.info({ host: configuration.host, port: configuration.port }, 'listening');
  stopOnSignal(application, configuration.drainSeconds, logger);
}

/** One line for what an operator can mend; the rest is a defect and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof DatabaseUnavailable) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `BACKEND_PORT: ${port} is in use`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
