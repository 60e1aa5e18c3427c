import { runInNewContext } from 'node:vm';
import { labelledConsole } from './labelled-console';

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

/**
 * Removes every global that gives access to anything outside the process, such as `process`, `fetch` and `WebSocket`.
 * The globals of the language and `KEPT_GLOBALS` remain.
 */
export function hideGlobals(): void {
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...language, ...KEPT_GLOBALS]);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  globalThis.console = labelledConsole('shell');
}
