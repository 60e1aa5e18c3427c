/** The result of a check. A check that could not run is skipped, never passed. */
export type Outcome =
  | { state: 'passed'; summary: string }
  | { state: 'failed'; problems: readonly string[] }
  | { state: 'skipped'; reason: string };

/** Passed where there are no problems. */
export const outcomeOf = (problems: readonly string[], summary: string): Outcome =>
  problems.length > 0 ? { state: 'failed', problems } : { state: 'passed', summary };

/** Prints one line, and one more for each problem. */
export function printOutcome(name: string, outcome: Outcome): void {
  if (outcome.state === 'failed') {
    console.log(`failed   ${name}: ${outcome.problems.length} problems`);
    for (const problem of outcome.problems) console.log(`           ${problem}`);
  } else {
    const details = outcome.state === 'passed' ? outcome.summary : outcome.reason;
    console.log(`${outcome.state.padEnd(7)}  ${name}: ${details}`);
  }
}
