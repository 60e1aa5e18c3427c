import type { Release } from '@site/contracts';
import type { RemoteConfiguration } from '../define-remote';
import type { Commit } from '../read-commit';
import type { LiveSite } from './live-site';

/** Page of a release before and after, as files of pictures. */
interface ChangedPage {
  page: string;
  before: string;
  after: string;
}

/** What the steps work on, and what they hand on to later ones. */
export interface GateContext {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  version: string;
  /** Hash of the sources: see `hashSources`. */
  sources: string;
  /** What it is built from: see `readCommit`. */
  commit?: Commit | null | undefined;
  /** The site whose composition the release joins. */
  siteUrl: string;
  /** The remote's origin. */
  originUrl: string;
  /** Addresses that the release drops on purpose. */
  dropped: readonly string[];
  /** Prints a line of progress. */
  log(line: string): void;
  /** Set by `build`. */
  built?: { release: Release; output: string };
  /** Set by `live`; absent where the site does not respond. */
  live?: LiveSite;
  /** Set by `browser`. */
  changedPages?: ChangedPage[];
}

export interface StepResult {
  /** One for each thing that is wrong; empty: the step has passed. */
  problems: readonly string[];
  /** What it looked at, for the report. */
  notes?: readonly string[];
  /** Why it could not look: it counts as skipped, and so do the steps that need it. */
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

/** What became of a step. */
export interface StepOutcome extends StepResult {
  name: string;
  outcome: Outcome;
  durationMs: number;
}
