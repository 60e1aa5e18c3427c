import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error';

export type { Logger } from 'pino';

/**
 * Creates a logger of JSON lines, on standard output by default. Of a logged `error` it writes what `describeError`
 * returns.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
