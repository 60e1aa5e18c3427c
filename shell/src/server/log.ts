import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One JSON line an event, on standard output. */
export const createLog = (level: string): Log => pino({ name: 'shell', level, base: { process: 'shell' } });
