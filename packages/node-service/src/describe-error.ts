import { isNativeError } from 'node:util/types';

/** The part of an error that may be logged. */
export interface ErrorDescription {
  type: string;
  code?: string;
  /** Why the connection to a mail server failed, such as the code of a certificate that is not trusted. */
  originalCode?: string;
  /** The status of a mail server's response. */
  responseCode?: number;
  /** Table and constraint of a constraint violation in PostgreSQL. */
  table?: string;
  constraint?: string;
  /** Stack frames. */
  at: string[];
  cause?: ErrorDescription;
}

/**
 * Returns the parts of an error that may be logged: its type, codes and stack frames. It leaves out the message,
 * because databases, mail servers and parsers quote what a visitor wrote.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isNativeError(error)) return { type: typeof error, at: [] };
  const { code, originalCode, responseCode, table, constraint, cause } = error as Error &
    Record<string, unknown>;
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof originalCode === 'string' && { originalCode }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    at: stackFrames(error),
    ...(isNativeError(cause) && { cause: describeError(cause) }),
  };
}

/** Returns only the lines that are stack frames: a message may have several lines. */
function stackFrames({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim());
}
