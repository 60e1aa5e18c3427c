import { format } from 'node:util';

/** Kept, because `process` is removed before remotes run. */
const { stderr } = process;

/**
 * A console that prints one line for each call. Node's own console exposes the streams of the process.
 *
 * @param label the remote that prints; `renderer-log.ts` reads it.
 */
export function labelledConsole(label: string): Console {
  const print = (...values: unknown[]) => {
    stderr.write(`${label}: ${format(...values).replaceAll(/\s*\n\s*/g, ' / ')}\n`);
  };
  return { debug: print, error: print, info: print, log: print, warn: print } as Console;
}
