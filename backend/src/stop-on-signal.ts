import { setTimeout as delay } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { Drain } from './http/drain';

/** Requests that are still unanswered this long after the drain are cut off. */
const STOP_MILLISECONDS = 10_000;

/** Lets SIGTERM or SIGINT drain the backend, then stop it. A second one cuts the drain short. */
export function stopOnSignal(
  application: NestExpressApplication,
  drainSeconds: number,
  logger: Logger,
): void {
  const drain = application.get(Drain);
  const hurry = new AbortController();
  const stop = async (signal: NodeJS.Signals) => {
    if (drain.begun) return hurry.abort();
    logger.info({ signal, drainSeconds }, 'stopping');
    drain.begin();
    await delay(drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => {});
    setTimeout(() => application.getHttpServer().closeAllConnections(), STOP_MILLISECONDS).unref();
    await application.close();
    logger.info('stopped');
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
