/**
 * Earlier major versions that the shell offers beside the current one, for releases that were built against it: the package
 * and the last version of that major. `earlier-modules.ts` has their modules. Empty unless a major upgrade is in progress, the
 * steps of which are in docs/contracts/README.md.
 */
export const EARLIER_VERSIONS: Readonly<Record<string, string>> = {};
