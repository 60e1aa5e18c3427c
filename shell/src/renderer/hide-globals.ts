import { format } from 'node:util';
import { runInNewContext } from 'node:vm';

/** Node's globals that remain: those that React, the shell's own code and pages need to render. */
const KEPT_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'Event',
  'EventTarget',
  'Headers',
  'Request',
  'Response',
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
 * Removes every global that gives access to anything outside the process, such as `process`, `fetch` and `WebSocket`. The
 * globals of the language and `KEPT_GLOBALS` remain.
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
  // Node's own console exposes the streams of the process.
  globalThis.console = { debug: print, error: print, info: print, log: print, warn: print } as Console;
}
