import type { Release } from '@site/contracts';
import { satisfies } from 'semver';

/**
 * Compares the versions that a release requires of shared packages with those that a shell shares.
 *
 * @param offered version of each package that the shell shares.
 * @returns a message for each range that the shell's version does not satisfy.
 */
export const unsatisfiedRanges = (
  { shared }: Pick<Release, 'shared'>,
  offered: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(shared).flatMap(([name, range]) => {
    const version = offered[name];
    if (version && satisfies(version, range)) return [];
    return [`it expects ${name} ${range}, and the shell shares ${version ?? 'none'}`];
  });
