import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_KEPT_RELEASES = 3;
/** A file in the folder of a release that was live. */
const LIVE_MARK = '.live';

/** Marks the folder of a release that is live, or was until now. Retention counts from the last time that it was marked. */
export async function markFolderUsed(folder: string): Promise<void> {
  const now = new Date();
  await writeFile(path.join(folder, LIVE_MARK), '');
  await utimes(folder, now, now);
}

/**
 * Deletes the releases in a remote's folder that were last used before the retention period, except for the one in use and
 * the last three that were live: a rollback needs them. Candidates that were refused do not count as one of the three.
 */
export async function pruneReleases(
  folder: string,
  versionInUse: string,
  retentionDays: number,
): Promise<void> {
  const others = (await readdir(folder)).filter((entry) => !entry.startsWith('.') && entry !== versionInUse);
  const dated = await Promise.all(
    others.map(async (version) => ({
      version,
      usedMs: await modifiedMs(path.join(folder, version)),
      wasLive: existsSync(path.join(folder, version, LIVE_MARK)),
    })),
  );
  const oldestKeptMs = Date.now() - retentionDays * DAY_MS;
  const kept = dated
    .filter(({ wasLive }) => wasLive)
    .sort((a, b) => b.usedMs - a.usedMs)
    .slice(0, MIN_KEPT_RELEASES - 1);
  const expired = dated.filter((release) => !kept.includes(release) && release.usedMs < oldestKeptMs);
  await Promise.all(
    expired.map(({ version }) => rm(path.join(folder, version), { recursive: true, force: true })),
  );
}

/** When an entry was last modified; 0 if another shell has deleted it. */
const modifiedMs = (entry: string): Promise<number> =>
  stat(entry).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
