import { format } from 'node:util';
import { runInNewContext } from 'node:vm';

/** What is left of Node's globals: what React, the shell's own code and pages need while they render. */
const KEPT_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'Event',
  'EventTarget',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearImmediate',
  'clearTimeout',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setTimeout',
  'structuredClone',
];

const MAX_LINE_LENGTH = 2_000;

/**
 * Removes whatever leads out of the process from the globals: `process`, `fetch`, `WebSocket` and their like. What
 * remains is the language itself, and a few globals that compute.
 */
export function hideGlobals(): void {
  const { stderr } = process;
  const print = (...values: unknown[]) =>
    void stderr.write(`${format(...values).slice(0, MAX_LINE_LENGTH)}\n`);
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...language, ...KEPT_GLOBALS]);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  // Node's own console holds the streams of the process.
  globalThis.console = { debug: print, error: print, info: print, log: print, warn: print } as Console;
}
