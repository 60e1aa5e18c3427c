import type { Release } from '@site/contracts';
import type { RemoteConfiguration } from '../define-remote';
import type { Environment } from '../environment';
import type { Commit } from '../build/read-commit';
import type { LiveSite } from './live-site';

/** Pictures of a page before and after the release, as paths from the report. */
interface ChangedPage {
  page: string;
  before: string;
  after: string;
}

/** The input of the steps, and their results that later steps use. */
export interface GateContext extends Pick<Environment, 'siteUrl' | 'originOf'> {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  version: string;
  /** Hash of the sources: see `hashSources`. */
  sources: string;
  /** What it is built from: see `readCommit`. */
  commit?: Commit | null | undefined;
  /** Addresses that the release drops on purpose. */
  dropped: readonly string[];
  /** Prints a line of progress. */
  log(line: string): void;
  /** Set by `build`. */
  built?: { release: Release; output: string };
  /** Set by `live`; absent if the site does not respond. */
  live?: LiveSite;
  /** Set by `browser`. */
  changedPages?: ChangedPage[];
}

export interface StepResult {
  /** Empty if the step has passed. */
  problems: readonly string[];
  /** What it checked, for the report. */
  notes?: readonly string[];
  /** Why it could not check: it counts as skipped, and so do the steps that need it. */
  unavailable?: string;
}

/** A step of `federation release`. */
export interface Step {
  name: string;
  /** Names of the steps that must have passed or been skipped before. */
  after?: readonly string[];
  /** The step cannot be skipped. */
  required?: boolean;
  /** What to do when it fails. */
  advice: string;
  run(context: GateContext, outcomes: readonly StepOutcome[]): Promise<StepResult>;
}

export type Outcome = 'passed' | 'failed' | 'skipped' | 'not run';

/** Outcome of a step. */
export interface StepOutcome extends StepResult {
  name: string;
  outcome: Outcome;
  durationMs: number;
}
