import { Logger as JobLogger } from 'graphile-worker';

interface Log {
  error(values: object, message: string): void;
  warn(values: object, message: string): void;
}

/** Makes a logger for graphile-worker, which otherwise writes plain lines to the console. */
export const createJobLogger = (log: Log): JobLogger =>
  new JobLogger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job runner');
    if (level === 'warning') log.warn({ message }, 'job runner');
  });
