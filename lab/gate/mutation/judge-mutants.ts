import type { Mutant } from './mutants';

/** Of the mutants that the gate stops or the second visitor notices, the gate must stop this share. */
const MIN_STOPPED_SHARE = 0.9;
/** These steps read the sources and run nothing. */
const STATIC_STEPS = ['types', 'lint'];

export interface Outcome {
  mutant: Pick<Mutant, 'part' | 'operator' | 'remote' | 'name'>;
  /** The step that stopped it; null: it would have gone live. */
  step: string | null;
  /** The differences that the second visitor notices. Empty if a step stopped the mutant. */
  noticed: readonly string[];
}

/** Prints how many mutants were stopped, by part. Returns a problem if they are too few. */
export function judgeMutants(outcomes: readonly Outcome[], seed: number): string[] {
  const stopped = outcomes.filter(({ step }) => step !== null);
  const survivors = outcomes.filter(({ step, noticed }) => step === null && noticed.length > 0);
  console.log('\n                 stopped  survive  unnoticed');
  for (const part of new Set(outcomes.map(({ mutant }) => mutant.part))) {
    const count = (some: readonly Outcome[]) => some.filter(({ mutant }) => mutant.part === part).length;
    const counts = [count(stopped), count(survivors), count(outcomes) - count(stopped) - count(survivors)];
    console.log(`  ${part.padEnd(13)}${counts.map((each) => String(each).padStart(9)).join('')}`);
  }
  const stoppedByRunning = stopped.filter(({ step }) => !STATIC_STEPS.includes(step ?? ''));
  const ofCounted = (some: readonly Outcome[]) => {
    const counted = some.length + survivors.length;
    return `${some.length} of ${counted} (${Math.round((some.length / Math.max(counted, 1)) * 100)}%)`;
  };
  console.log(
    `\nOf the mutants that were stopped, or noticed by the second visitor, the gate stops ${ofCounted(stopped)}, seed ${seed}`,
  );
  console.log(`Without those that ${STATIC_STEPS.join(' or ')} stops: ${ofCounted(stoppedByRunning)}`);
  const counted = stopped.length + survivors.length;
  if (counted === 0) return ['No mutant was stopped or noticed: draw more'];
  return stopped.length < counted * MIN_STOPPED_SHARE ? ['The gate stops too few mutants'] : [];
}
