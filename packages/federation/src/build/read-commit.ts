import { execFileSync } from 'node:child_process';
import type { Release } from '@site/contracts';

/** The commit of a release, and its date. */
export type Commit = Pick<Release, 'commit' | 'createdAt'>;

/** The commit that is checked out, and its date. Empty outside of a git repository, such as in the build of an image. */
export function readCommit(folder: string): Commit {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return {
      commit: git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
      createdAt: git('log', '-1', '--format=%cI'),
    };
  } catch {
    return {};
  }
}
