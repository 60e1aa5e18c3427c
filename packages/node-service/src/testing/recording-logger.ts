import { createLogger, type Logger } from '../logger';

/** A logger for tests, and every line that it has written, oldest first. */
export function recordingLogger(service: string): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger(service, 'info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  return { log, lines };
}
