import type { Logger } from '@site/node-service/logger';
import { Logger as JobLogger } from 'graphile-worker';

/** Makes a logger for graphile-worker, which otherwise writes plain lines to the console. */
export const createJobLogger = (log: Pick<Logger, 'error' | 'warn'>): JobLogger =>
  new JobLogger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job runner');
    if (level === 'warning') log.warn({ message }, 'job runner');
  });
