import { REMOTE_NAMES, type Release, type RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import { releaseProblems } from '../releases/release-problems';
import type { ReleaseStore } from '../releases/release-store';
import { LoadError } from '../rendering/render-errors';
import type { LiveComposition, RunningComposition } from './live-composition';
import { loadComposition, tryComposition, type PreparationSettings } from './prepare-composition';

interface RestoreSettings extends PreparationSettings {
  store: ReleaseStore;
  live: LiveComposition;
  log: Logger;
}

type Restorable = Map<RemoteName, Release>;

/**
 * Prepares the last composition from the store, without the releases that are damaged, break the contract or cannot be
 * loaded. Its releases went through their trial with the build that showed them: another build tries them anew, and the
 * shell is not ready before it shows what that build showed.
 *
 * @returns null if there is nothing to restore.
 */
export async function restoreComposition(settings: RestoreSettings): Promise<RunningComposition | null> {
  const { store, build, live, log } = settings;
  const last = await store.readLastComposition();
  const names = REMOTE_NAMES.filter((name) => name in last.versions);
  const isTried = last.build === build.id;
  if (!isTried) live.neededForReadiness = names;
  try {
    const loaded = await loadRestorable(settings, await storedReleases(settings, last.versions));
    if (!loaded || isTried) return loaded;
    return await tryComposition(settings, loaded, new Set(names), new Map());
  } catch (error) {
    log.warn({ reason: String(error) }, 'the last composition cannot be restored');
    return null;
  }
}

/** The releases that are intact and fulfil the contract. */
async function storedReleases(
  { store, build }: RestoreSettings,
  versions: Readonly<Record<string, string>>,
): Promise<Restorable> {
  const releases: Restorable = new Map();
  for (const name of REMOTE_NAMES) {
    const version = versions[name];
    const release = version === undefined ? null : await store.read(name, version);
    if (release && releaseProblems(release, build.shared).length === 0) releases.set(name, release);
  }
  return releases;
}

/** Leaves out every release that cannot be loaded. Null if none is left. */
async function loadRestorable(
  settings: RestoreSettings,
  releases: Restorable,
): Promise<RunningComposition | null> {
  if (releases.size === 0) return null;
  try {
    return await loadComposition(settings, releases);
  } catch (error) {
    const culprit = error instanceof LoadError && releases.get(error.remote as RemoteName);
    if (!culprit) throw error;
    const { name, version } = culprit;
    settings.log.warn({ remote: name, version, reason: error.message }, 'a stored release is left out');
    releases.delete(name);
    return loadRestorable(settings, releases);
  }
}
