import { watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps. */
const DEBOUNCE_MS = 50;
const CONFIGURATION = 'remote.config.ts';
const TEST = /\.test\.tsx?$/;

/**
 * Calls back after every change of a remote's sources, with the file that changed, until `signal` aborts. A change
 * during a call is reported once that call has ended.
 *
 * @param onChange must not reject.
 */
export function watchSources(
  folder: string,
  onChange: (file: string) => Promise<void>,
  signal: AbortSignal,
): void {
  let changed: string | undefined;
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const work = async () => {
    while (changed !== undefined && !signal.aborted) {
      const file = changed;
      changed = undefined;
      await onChange(file);
    }
    working = undefined;
  };
  const report = (file: string) => {
    if (TEST.test(file)) return;
    changed = file;
    clearTimeout(timer);
    timer = setTimeout(() => (working ??= work()), DEBOUNCE_MS);
  };
  // Not the whole folder: the libraries of a repository of its own are in it.
  watch(path.join(folder, 'src'), { recursive: true, signal }, (_event, file) => {
    if (file) report(path.posix.join('src', ...file.split(path.sep)));
  });
  watch(folder, { signal }, (_event, file) => {
    if (file === CONFIGURATION) report(file);
  });
}
