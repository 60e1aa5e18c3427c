import type { RemoteConfiguration } from '../define-remote';
import type { Environment } from '../environment';
import type { BuildName } from '../build/name-build';

/** What every step knows from the beginning. */
export interface GateContext extends BuildName, Pick<Environment, 'siteUrl' | 'originUrl'> {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  /** The names of steps to leave out. */
  skipped: readonly string[];
  /** Addresses that the release drops on purpose. */
  dropped: readonly string[];
  /** Addresses to which links of the candidate lead on purpose, although the live links lead elsewhere. */
  relinked: readonly string[];
  /** Prints a line of progress. */
  log(line: string): void;
}

/** What a step has found. */
export interface StepResult<Value = unknown> {
  /** Empty if the step has passed. */
  problems: readonly string[];
  /** What it checked, for the report. */
  notes?: readonly string[];
  /** Why it could not check: it counts as skipped, and so do the steps that need it. */
  unavailable?: string;
  /** What to do about the problems, if that is not the step's advice. */
  advice?: string;
  /** The steps that need this one get it. Such a step returns a value whenever it passes. */
  value?: Value;
}

/** Steps by the names that another step gives them. */
export type Needs = Readonly<Record<string, Step>>;

/** The values of the steps that a step needs. */
type ValuesOf<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends Step<infer Value> ? Value : never;
};

/** A step of `federation release`. */
export interface Step<Value = unknown, Needed extends Needs = Needs> {
  name: string;
  /** The steps whose values it reads: it runs only if they have passed. */
  needs?: Needed;
  /** It waits for all steps before it, and does not run if one of them has failed. */
  waitsForAll?: boolean;
  /**
   * How long a long step takes on two cores that do nothing else. It is printed at the start, so that the step does not
   * look like a hang.
   */
  expectedSeconds?: number;
  /** The step cannot be skipped. */
  required?: boolean;
  /** What to do when it fails. */
  advice: string;
  /** @param before outcomes of all the steps that it has waited for. */
  run(
    context: GateContext,
    values: ValuesOf<Needed>,
    before: readonly StepOutcome[],
  ): Promise<StepResult<Value>>;
}

/** Declares a step, with the types of its value and of those that it needs. */
export const defineStep = <Value, const Needed extends Needs = Needs>(
  step: Step<Value, Needed>,
): Step<Value, Needed> => step;

export type Outcome = 'passed' | 'failed' | 'skipped' | 'not run';

/** Outcome of a step. */
export interface StepOutcome extends StepResult {
  name: string;
  outcome: Outcome;
  durationMs: number;
}

/** How long a step took, for people. */
export const seconds = ({ durationMs }: Pick<StepOutcome, 'durationMs'>): string =>
  `${(durationMs / 1000).toFixed(1)} s`;
