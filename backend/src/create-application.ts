import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Configuration } from './configuration/configuration';
import { Drain } from './http/drain';
import { securityHeaders } from './http/headers';
import { jsonBody } from './http/json-body';
import { limitRate } from './http/limit-rate';
import { RateLimiter } from './http/rate-limiter';
import { requestLog } from './http/request-log';
import { boundConnections } from './http/server';
import { SUBMISSION_PATHS } from './intake/kinds';
import { RequestMetrics } from './metrics/request-metrics';

/** The whole backend, its database open and migrated, ready to listen. */
export async function createApplication(
  configuration: Configuration,
  logger: Logger,
): Promise<NestExpressApplication> {
  const server = express();
  server.disable('x-powered-by').disable('etag').set('trust proxy', configuration.trustProxy);
  server.use(requestLog(logger), securityHeaders);

  const application = await NestFactory.create<NestExpressApplication>(
    AppModule.of(configuration, logger),
    new ExpressAdapter(server),
    { bodyParser: false, abortOnError: false, logger: false },
  );
  server.use(application.get(RequestMetrics).measure);
  const limit = limitRate(application.get(RateLimiter));
  for (const path of SUBMISSION_PATHS) server.post(path, limit, jsonBody);
  application.setGlobalPrefix('api');
  boundConnections(application.getHttpServer());
  application.get(Drain).watch(application.getHttpServer());
  return application;
}
