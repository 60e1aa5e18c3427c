/** Rollbacks further back than this are activations by version. */
const MAX_VERSIONS = 20;

/**
 * The versions that a rollback leads through once a version is activated, that one last. To activate the version before
 * the live one is a rollback: the next one then goes further back, and not forth again.
 */
export function historyAfter(history: readonly string[], version: string): string[] {
  if (history.at(-1) === version) return [...history];
  if (history.at(-2) === version) return history.slice(0, -1);
  return [...history.filter((earlier) => earlier !== version), version].slice(-MAX_VERSIONS);
}
