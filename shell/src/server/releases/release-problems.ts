import { contractProblems, type Release } from '@site/contracts';
import { satisfies } from 'semver';

/** Versions of the packages that the shell shares, the current one first. */
export type OfferedVersions = Readonly<Record<string, readonly string[]>>;

/**
 * Why a well-formed release cannot run in this shell. Empty for a good one.
 *
 * @param offered versions of the packages that the shell shares.
 */
export function releaseProblems(release: Release, offered: OfferedVersions): string[] {
  const unsatisfied = Object.entries(release.shared).flatMap(([name, range]) => {
    const versions = offered[name] ?? [];
    if (versions.some((version) => satisfies(version, range))) return [];
    return [`it expects ${name} ${range}, and the shell shares ${versions.join(' and ') || 'none'}`];
  });
  return [...contractProblems(release), ...unsatisfied];
}

/** The shared packages of which a release needs the earlier version that the shell offers. */
export const earlierPackages = (release: Release, offered: OfferedVersions): string[] =>
  Object.entries(release.shared)
    .filter(([name, range]) => !satisfies(offered[name]?.[0] ?? '', range))
    .map(([name]) => name);
