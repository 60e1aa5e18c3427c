import type { GateContext, Outcome, Step, StepOutcome } from './step';

/** Interval at which the running steps are printed, so that a long one does not look like a hang. */
const REMINDER_INTERVAL_MS = 10_000;

const SYMBOLS: Record<Outcome, string> = { passed: '✓', failed: '✗', skipped: '–', 'not run': '–' };

const seconds = (durationMs: number) => `${(durationMs / 1000).toFixed(1)} s`;

/**
 * Runs steps, each as soon as those that it needs have passed, and prints their outcomes.
 *
 * @param skipped names of steps to leave out.
 * @returns the outcomes, in the order of the steps.
 * @throws Error that lists the names if `skipped` has an unknown one.
 */
export async function runGate(
  steps: readonly Step[],
  skipped: readonly string[],
  context: GateContext,
): Promise<StepOutcome[]> {
  checkNames(steps, skipped);
  const running = new Set<string>();
  const reminder = setInterval(() => context.log(`  … ${[...running].join(', ')}`), REMINDER_INTERVAL_MS);
  const outcomes = new Map<string, Promise<StepOutcome>>();
  for (const step of steps) {
    const before = Promise.all((step.after ?? []).flatMap((name) => outcomes.get(name) ?? []));
    const outcome = before.then(async (results) => {
      running.add(step.name);
      const result = await runStep(step, results, skipped.includes(step.name), context);
      running.delete(step.name);
      print(step, result, context);
      return result;
    });
    outcomes.set(step.name, outcome);
  }
  try {
    return await Promise.all(outcomes.values());
  } finally {
    clearInterval(reminder);
  }
}

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
): Promise<StepOutcome> {
  const { name } = step;
  if (isSkipped) return { name, outcome: 'skipped', durationMs: 0, problems: [] };
  if (before.some(({ outcome }) => outcome === 'failed' || outcome === 'not run'))
    return { name, outcome: 'not run', durationMs: 0, problems: [] };
  const needed = step.required ? undefined : before.find(({ unavailable }) => unavailable);
  if (needed?.unavailable)
    return { name, outcome: 'skipped', durationMs: 0, problems: [], unavailable: needed.unavailable };
  const start = performance.now();
  const result = await step
    .run(context, before)
    .catch((error: Error) => ({ problems: [error.message], notes: [], unavailable: undefined }));
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
      : seconds(durationMs);
  log(
    `  ${SYMBOLS[outcome]} ${name.padEnd(14)} ${detail}${result.notes?.[0] ? `   ${result.notes[0]}` : ''}`,
  );
  for (const problem of result.problems) log(`      ${problem.trimEnd().replaceAll('\n', '\n      ')}`);
  if (outcome === 'failed') log(`    What to do: ${advice}`);
}
