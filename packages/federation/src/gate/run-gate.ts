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
  /** The value of a step; undefined if it did not pass. */
  valueOf<Value>(step: Step<Value>): Value | undefined;
}

/** Interval at which the running steps are printed, so that a long one does not look like a hang. */
const REMINDER_INTERVAL_MS = 10_000;
/** A step that takes this long is printed when it starts. */
const LONG_STEP_SECONDS = 10;

const SYMBOLS: Record<Outcome, string> = { passed: '✓', failed: '✗', skipped: '–', 'not run': '–' };

/**
 * Runs steps, each as soon as those that it waits for have passed, and prints their outcomes.
 *
 * @param steps in an order in which each comes after those that it waits for.
 * @param skipped names of steps to leave out.
 * @throws Error that lists the names if `skipped` has an unknown one.
 */
export async function runGate(
  steps: readonly Step[],
  skipped: readonly string[],
  context: GateContext,
): Promise<GateRun> {
  checkNames(steps, skipped);
  const running = new Map<Step, number>();
  const reminder = setInterval(() => {
    if (running.size > 0) context.log(`  … ${[...running].map(describeRunning).join(', ')}`);
  }, REMINDER_INTERVAL_MS);
  const outcomes = new Map<Step, Promise<StepOutcome>>();
  for (const step of steps) {
    const waitedFor = [...Object.values(step.needs ?? {}), ...(step.after ?? [])];
    const before = Promise.all(waitedFor.flatMap((other) => outcomes.get(other) ?? []));
    const outcome = before.then(async (results) => {
      const onStart = () => {
        running.set(step, performance.now());
        if (step.expectedSeconds >= LONG_STEP_SECONDS)
          context.log(`  … ${step.name} takes about ${step.expectedSeconds} s`);
      };
      const result = await runStep(step, results, skipped.includes(step.name), context, onStart);
      running.delete(step);
      print(step, result, context);
      return result;
    });
    outcomes.set(step, outcome);
  }
  try {
    const results = await Promise.all(outcomes.values());
    return {
      outcomes: results,
      valueOf: <Value>(step: Step<Value>) =>
        results.find(({ name }) => name === step.name)?.value as Value | undefined,
    };
  } finally {
    clearInterval(reminder);
  }
}

const describeRunning = ([{ name, expectedSeconds }, started]: [Step, number]) =>
  `${name} has run for ${Math.round((performance.now() - started) / 1000)} of about ${expectedSeconds} s`;

/** @throws Error that lists the steps that can be skipped. */
function checkNames(steps: readonly Step[], skipped: readonly string[]): void {
  const names = steps.filter(({ required }) => !required).map(({ name }) => name);
  const unknown = skipped.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`--skip ${unknown.join(', ')}: the steps that can be skipped are ${names.join(', ')}`);
}

async function runStep(
  step: Step,
  before: readonly StepOutcome[],
  isSkipped: boolean,
  context: GateContext,
  onStart: () => void,
): Promise<StepOutcome> {
  const { name } = step;
  if (isSkipped) return { name, outcome: 'skipped', durationMs: 0, problems: [] };
  if (before.some(({ outcome }) => outcome === 'failed' || outcome === 'not run'))
    return { name, outcome: 'not run', durationMs: 0, problems: [] };
  const needed = Object.entries(step.needs ?? {}).map(
    ([key, { name: other }]) => [key, before.find((each) => each.name === other)] as const,
  );
  const lacking = needed.find(([, outcome]) => outcome?.outcome !== 'passed');
  if (lacking) {
    const [key, outcome] = lacking;
    const unavailable = outcome?.unavailable ?? `it needs ${outcome?.name ?? key}, which was skipped`;
    return { name, outcome: 'skipped', durationMs: 0, problems: [], unavailable };
  }
  const values = Object.fromEntries(needed.map(([key, outcome]) => [key, outcome?.value]));
  onStart();
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
