import { contractProblems, type Release } from '@site/contracts';
import { satisfies } from 'semver';

/**
 * Why a well-formed release cannot run in this shell. Empty for a good one.
 *
 * @param sharedVersions versions of the packages that the shell shares.
 */
export function releaseProblems(
  release: Release,
  sharedVersions: Readonly<Record<string, string>>,
): string[] {
  const unsatisfied = Object.entries(release.shared).flatMap(([name, range]) => {
    const version = sharedVersions[name];
    if (version && satisfies(version, range)) return [];
    return [`it expects ${name} ${range}, and the shell shares ${version ?? 'none'}`];
  });
  return [...contractProblems(release), ...unsatisfied];
}
