import { isNativeError } from 'node:util/types';

interface Described {
  type: string;
  code?: string;
  /** PostgreSQL's names of what was violated; never its message or detail, which quote the values of the row. */
  table?: string;
  constraint?: string;
  at: string[];
  cause?: Described;
}

/**
 * What may be logged of an error: its type, code and place. Messages stay out, because those of databases, mail
 * servers and parsers quote what a visitor wrote.
 */
export function describeError(error: unknown): Described {
  if (!isNativeError(error)) return { type: typeof error, at: [] };
  const { code, table, constraint, cause } = error as Error & Record<string, unknown>;
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    at: (error.stack ?? '').split('\n').filter(isFrame).slice(0, 8).map(trimmed),
    ...(isNativeError(cause) && { cause: describeError(cause) }),
  };
}

const isFrame = (line: string) => /^\s+at .+:\d+:\d+\)?$/.test(line);
const trimmed = (line: string) => line.trim();
