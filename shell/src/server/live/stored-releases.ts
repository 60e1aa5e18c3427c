import { REMOTE_NAMES, type Release } from '@site/contracts';
import type { ShellBuild } from '../build/shell-build';
import { releaseProblems } from '../releases/release-problems';
import type { ReleaseId, ReleaseStore } from '../releases/release-store';
import type { LastComposition } from './last-composition';
import type { ReleaseWatcher } from './release-watcher';

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
