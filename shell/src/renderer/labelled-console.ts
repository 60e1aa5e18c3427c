import { format } from 'node:util';

/** A longer line could reach the log in several parts, of which all but the first have no label, or a forged one. */
const MAX_LINE_CHARACTERS = 2_000;

/** Kept, because `process` is removed before remotes run. */
const { stderr } = process;

/**
 * A console that prints one line for each call. Node's own console exposes the streams of the process.
 *
 * @param label the remote that prints; `renderer-log.ts` reads it.
 */
export function labelledConsole(label: string): Console {
  const print = (...values: unknown[]) => {
    const text = format(...values).slice(0, MAX_LINE_CHARACTERS);
    stderr.write(`${label}: ${text.replaceAll(/\s*\n\s*/g, ' / ')}\n`);
  };
  return { debug: print, error: print, info: print, log: print, warn: print } as Console;
}
