import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { Drain } from '@site/node-service/graceful-shutdown';
import express from 'express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Configuration } from './configuration/configuration';
import { limitConnections } from './http/connection-limits';
import { jsonBody } from './http/json-body';
import { limitRate } from './http/limit-rate';
import { RateLimiter } from './http/rate-limiter';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { RequestMetrics } from './metrics/request-metrics';
import { submissionKinds } from './submission-kinds';
import { pathOf } from './submissions/submission-kind';

/** The backend, its database open and migrated, ready to listen. */
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
  for (const kind of submissionKinds) server.post(pathOf(kind), limit, jsonBody);
  application.setGlobalPrefix('api');
  limitConnections(application.getHttpServer());
  application.get(Drain).watch(application.getHttpServer());
  return application;
}
