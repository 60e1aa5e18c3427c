import {
  seconds,
  type GateContext,
  type Outcome,
  type Step,
  type StepOutcome,
  type StepResult,
} from './step';

/** The outcomes of all steps. */
export interface GateRun {
  /** In the order of the steps. */
  outcomes: readonly StepOutcome[];
  /** The value of a step, also of one that failed; undefined if it has none, such as because it did not run. */
  valueOf<Value>(step: Step<Value>): Value | undefined;
}

const SYMBOLS: Record<Outcome, string> = { passed: '✓', failed: '✗', skipped: '–', 'not run': '–' };

/**
 * Runs each step once those that it waits for have passed or were skipped, and prints the outcomes.
 *
 * @param steps in an order in which each comes after those that it waits for.
 * @throws Error that lists the names if `context.skipped` has an unknown one.
 */
export async function runGate(steps: readonly Step[], context: GateContext): Promise<GateRun> {
  checkNames(steps, context);
  const outcomes = new Map<Step, Promise<StepOutcome>>();
  for (const step of steps) {
    const waitedFor = step.waitsForAll ? [...outcomes.keys()] : Object.values(step.needs ?? {});
    const before = Promise.all(waitedFor.flatMap((other) => outcomes.get(other) ?? []));
    const outcome = before.then(async (results) => {
      const result = await runStep(step, results, context);
      print(step, result, context);
      return result;
    });
    outcomes.set(step, outcome);
  }
  const results = await Promise.all(outcomes.values());
  return {
    outcomes: results,
    valueOf: <Value>(step: Step<Value>) =>
      results.find(({ name }) => name === step.name)?.value as Value | undefined,
  };
}

/** @throws Error that lists the steps that can be skipped. */
function checkNames(steps: readonly Step[], { skipped }: GateContext): void {
  const names = steps.filter(({ required }) => !required).map(({ name }) => name);
  const unknown = skipped.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`--skip ${unknown.join(', ')}: the steps that can be skipped are ${names.join(', ')}`);
}

async function runStep(
  step: Step,
  before: readonly StepOutcome[],
  context: GateContext,
): Promise<StepOutcome> {
  const { name, expectedSeconds } = step;
  const nothing = { name, durationMs: 0, problems: [] };
  if (context.skipped.includes(name)) return { ...nothing, outcome: 'skipped' };
  if (before.some(({ outcome }) => outcome === 'failed' || outcome === 'not run'))
    return { ...nothing, outcome: 'not run' };
  const needed = Object.entries(step.needs ?? {}).map(
    ([key, { name: other }]) => [key, before.find((each) => each.name === other)] as const,
  );
  const lacking = needed.find(([, outcome]) => outcome?.outcome !== 'passed');
  if (lacking) {
    const [key, outcome] = lacking;
    const unavailable = `it needs ${outcome?.name ?? key}, which was skipped`;
    return { ...nothing, outcome: 'skipped', unavailable };
  }
  const values = Object.fromEntries(needed.map(([key, outcome]) => [key, outcome?.value]));
  if (expectedSeconds) context.log(`  … ${name} takes about ${expectedSeconds} s`);
  const start = performance.now();
  const result: StepResult = await step
    .run(context, values, before)
    .catch((error: Error) => ({ problems: [error.message] }));
  const durationMs = performance.now() - start;
  if (result.unavailable) return { name, outcome: 'skipped', durationMs, ...result };
  return { name, outcome: result.problems.length > 0 ? 'failed' : 'passed', durationMs, ...result };
}

function print(
  { name, advice }: Step,
  { outcome, durationMs, ...result }: StepOutcome,
  { log }: GateContext,
): void {
  if (outcome === 'not run') return;
  const detail =
    outcome === 'skipped'
      ? `skipped${result.unavailable ? `: ${result.unavailable}` : ''}`
      : seconds({ durationMs });
  log(
    `  ${SYMBOLS[outcome]} ${name.padEnd(14)} ${detail}${result.notes?.[0] ? `   ${result.notes[0]}` : ''}`,
  );
  for (const problem of result.problems) log(`      ${problem.trimEnd().replaceAll('\n', '\n      ')}`);
  if (outcome === 'failed') log(`    What to do: ${result.advice ?? advice}`);
}
