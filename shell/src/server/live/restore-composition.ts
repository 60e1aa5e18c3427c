import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import type { ShellBuild } from '../releases/shell-build';
import { releaseProblems } from '../releases/release-problems';
import type { LastComposition, ReleaseId, ReleaseStore } from '../releases/release-store';
import { LoadError } from '../rendering/render-errors';
import type { RunningComposition } from './live-composition';
import type { ReleaseWatcher } from './release-watcher';
import { loadComposition, type PreparationSettings } from './prepare-composition';

interface StoreSettings {
  store: ReleaseStore;
  build: ShellBuild;
  watcher: ReleaseWatcher;
}

/** The releases of the last composition that are signed, intact and fulfil the contract; the others are refused. */
export async function storedReleases(
  settings: StoreSettings,
  { versions }: LastComposition,
): Promise<Release[]> {
  const named = REMOTE_NAMES.filter((name) => name in versions);
  const stored = await Promise.all(
    named.map((name) => storedRelease(settings, { name, version: String(versions[name]) })),
  );
  return stored.filter((release) => release !== null);
}

async function storedRelease(
  { store, build, watcher }: StoreSettings,
  id: ReleaseId,
): Promise<Release | null> {
  try {
    const release = await store.read(id.name, id.version);
    const problems = releaseProblems(release, build.shared);
    if (problems.length > 0) throw new Error(problems.join('; '));
    return release;
  } catch (error) {
    watcher.refuseStored(id, error);
    return null;
  }
}

/**
 * Loads releases that went through their trial with this build of the shell, without those that cannot be loaded.
 *
 * @returns null if none is left.
 */
export async function restoreComposition(
  settings: PreparationSettings & { log: Logger },
  releases: readonly Release[],
): Promise<RunningComposition | null> {
  if (releases.length === 0) return null;
  try {
    const byRemote = releases.map((release): [RemoteName, Release] => [release.name, release]);
    return await loadComposition(settings, new Map(byRemote));
  } catch (error) {
    const culprit = releases.find(({ name }) => error instanceof LoadError && error.remote === name);
    const line = { remote: culprit?.name, version: culprit?.version, reason: String(error) };
    settings.log.warn(line, 'the last composition cannot be restored as it was');
    if (!culprit) return null;
    return restoreComposition(
      settings,
      releases.filter((release) => release !== culprit),
    );
  }
}
