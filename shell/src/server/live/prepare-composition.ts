import type { RemoteName } from '@site/contracts';
import { createComposition, type Composition, type Releases } from '../composition/composition';
import type { Configuration } from '../configuration';
import type { ShellBuild } from '../build/shell-build';
import type { CompositionRenderer } from '../rendering/composition-renderer';
import type { RunningComposition } from './live-composition';
import { runTrial } from './trial';

export interface PreparationSettings {
  configuration: Pick<Configuration, 'publicOrigin' | 'liveReload' | 'renderDeadlineMs'>;
  build: ShellBuild;
  /** Rejects with LoadError if a remote of the composition cannot be loaded. */
  startRenderer: (composition: Composition) => Promise<CompositionRenderer>;
}

/**
 * Loads a composition of the given releases.
 *
 * @throws LoadError, or the reason of the signal.
 */
export async function loadComposition(
  { build, configuration, startRenderer }: PreparationSettings,
  releases: Releases,
  signal?: AbortSignal,
): Promise<RunningComposition> {
  const composition = createComposition(build, releases, configuration);
  const starting = startRenderer(composition);
  try {
    return { composition, renderer: await unlessAborted(starting, signal), trialResults: new Map() };
  } catch (error) {
    starting.then(
      (renderer) => renderer.end(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Tries the pages of a loaded composition that the changed remotes could break. Its renderer ends where that fails.
 *
 * @param live what visitors get at the moment; null before there is anything.
 * @throws Error that names the page at fault, or ReplacedError after an abort.
 */
export async function tryComposition(
  { configuration }: PreparationSettings,
  loaded: RunningComposition,
  changed: ReadonlySet<RemoteName>,
  live: RunningComposition | null,
  signal?: AbortSignal,
): Promise<RunningComposition> {
  const { composition, renderer } = loaded;
  const end = () => renderer.end();
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    const trialResults = await runTrial(composition, renderer, changed, live, configuration.renderDeadlineMs);
    return { ...loaded, trialResults };
  } catch (error) {
    end();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

async function unlessAborted<Value>(work: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return work;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}
