import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Node loads this file a second time, in the thread that resolves imports.
if (isMainThread) register(import.meta.url);

/** Refuses the browser trial as Node does when it is not installed. */
export function resolve(specifier, context, nextResolve) {
  if (specifier.startsWith('@site/browser-trial')) throw new Error(`Cannot find package '${specifier}'`);
  return nextResolve(specifier, context);
}
