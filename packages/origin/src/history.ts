/** Earlier releases are not rolled back to, but activated by version. */
const MAX_VERSIONS = 20;

/**
 * The history after an activation: the versions that successive rollbacks go back to, the activated one last. An activation of
 * the version before the live one is a rollback: the next rollback goes further back instead of forward again.
 */
export function historyAfter(history: readonly string[], version: string): string[] {
  if (history.at(-1) === version) return [...history];
  if (history.at(-2) === version) return history.slice(0, -1);
  return [...history.filter((earlier) => earlier !== version), version].slice(-MAX_VERSIONS);
}
