import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseVersionSchema, type Release } from '@site/contracts';
import { hashSources } from './hash-sources';

/** Which build of a remote it is, as its `release.json` says. */
export type BuildName = Pick<Release, 'version' | 'sources' | 'commit' | 'createdAt'>;

const packageVersion = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * The commit that is checked out, and its date. Empty outside of a git repository, such as in the build of an image.
 */
function readCommit(folder: string): Pick<BuildName, 'commit' | 'createdAt'> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    // Unlike `git describe --dirty`, it lists new files that are not added yet.
    const changes = git('status', '--porcelain', '--untracked-files=normal');
    return {
      commit: `${git('rev-parse', 'HEAD')}${changes && '-dirty'}`,
      createdAt: git('log', '-1', '--format=%cI'),
    };
  } catch {
    return {};
  }
}

/** @throws Error that says what a version must be, if this one is malformed. */
export function requireVersion(version: string): void {
  const { error } = releaseVersionSchema.safeParse(version);
  if (error) throw new Error(`The version ${version} ${error.issues[0]?.message}`);
}

/**
 * Names a build of a remote.
 *
 * @param folder the remote's; @param mode of the build.
 * @param version from the command line; by default the version is named after the sources, so that releases with
 *   different contents have different versions. Such a release has no commit: several commits may have the same
 *   sources.
 * @throws Error if the version is malformed.
 */
export function nameBuild(folder: string, mode: string, version?: string): BuildName {
  const sources = hashSources(folder, mode);
  // Puts a letter before the hash, which may have only digits: no number of a semantic version begins with 0.
  const named = version ?? `${packageVersion(folder)}-h${sources}`;
  requireVersion(named);
  return { version: named, sources, ...(version && readCommit(folder)) };
}

/** @throws Error that says what to do, if the folder's sources are no longer those after which the build is named. */
export function requireSameSources(
  folder: string,
  mode: string,
  { sources }: Pick<BuildName, 'sources'>,
): void {
  if (hashSources(folder, mode) === sources) return;
  throw new Error(
    `The sources of ${path.basename(folder)} changed after the build had begun: run the command again, and edit ` +
      'nothing that the build uses until it has ended',
  );
}
