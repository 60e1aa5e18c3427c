import type { Release } from '@site/contracts';

/** Candidates that are tried together, in one composition. */
export type Batch = readonly Release[];

const isSame = (a: Release, b: Release) => a.name === b.name && a.version === b.version;

/** The candidates that wait for their trial, the newest first: a long trial holds up no other team's release. */
export class CandidateQueue {
  private batches: Batch[] = [];

  /** The batch to try next, or in trial. */
  get first(): Batch | undefined {
    return this.batches[0];
  }

  /** Queues new candidates together, ahead of the known ones, and withdraws those that are missing among them. */
  update(candidates: Batch): void {
    const isWanted = (queued: Release) => candidates.some((candidate) => isSame(candidate, queued));
    const known = this.batches.flat();
    const newcomers = candidates.filter((candidate) => !known.some((queued) => isSame(queued, candidate)));
    const remaining = this.batches.map((batch) => (batch.every(isWanted) ? batch : batch.filter(isWanted)));
    this.batches = [newcomers, ...remaining].filter((batch) => batch.length > 0);
  }

  /** Puts batches in the place of the first one. */
  replaceFirst(...batches: Batch[]): void {
    this.batches.splice(0, 1, ...batches.filter((batch) => batch.length > 0));
  }
}
