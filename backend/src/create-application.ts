import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Drain } from '@site/node-service/graceful-shutdown';
import type { RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module';
import { BoundedExpressAdapter } from './http/connection-limits';
import { openApiDocument } from './openapi/openapi-document';
import { OpenApiController } from './openapi/openapi.controller';

/** Headers of an API that serves data to the site's own scripts, and no documents. Nothing may be cached. */
const securityHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  next();
};

/**
 * Opens and migrates the database, and builds the backend, ready to listen.
 *
 * @throws ConfigurationError before anything starts.
 * @throws DatabaseUnavailable
 */
export async function createApplication(
  environment: NodeJS.ProcessEnv,
  logDestination?: DestinationStream,
): Promise<NestExpressApplication> {
  const application = await NestFactory.create<NestExpressApplication>(
    AppModule.of(environment, logDestination),
    new BoundedExpressAdapter(),
    { bodyParser: false, abortOnError: false, logger: false },
  );
  application.disable('x-powered-by').disable('etag');
  application.use(securityHeaders);
  application.get(Drain).watch(application.getHttpServer());
  application.get(OpenApiController).publish(openApiDocument(application));
  try {
    await application.init();
  } catch (error) {
    await application.close();
    throw error;
  }
  // Nest would log each step of its own start if it had the logger earlier.
  application.useLogger(application.get(Logger));
  return application;
}
