import { type Logger, type LoggerOptions, pino } from 'pino';
import { describeError } from './describe-error';

/** Whatever is logged as `error` is reduced to what holds no personal data. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'backend' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { error: describeError },
});

/** JSON lines on standard output. */
export function createLogger(level: string): Logger {
  return pino(loggerOptions(level));
}
