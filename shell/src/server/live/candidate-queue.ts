import type { VerifiedRelease } from '../releases/release-checks';

/** Candidates that are tried together, in one composition. */
export type Batch = readonly VerifiedRelease[];

const isSame = (a: VerifiedRelease, b: VerifiedRelease) => a.name === b.name && a.version === b.version;

/**
 * The candidates that wait for their trial, in batches. A new candidate interrupts the batch in trial, and is tried
 * before it, so a long trial does not hold up another team's release. A batch is interrupted only once, so a team that
 * releases again and again does not hold it up either. Later candidates wait together, in one batch at the end. If
 * B, C, D and E are found one after the other during the trial of A, then B is tried first, then A, then C, D and E
 * together.
 */
export class CandidateQueue {
  private batches: Batch[] = [];
  private readonly overtaken = new WeakSet<Batch>();

  /** The batch to try next, or in trial. */
  get first(): Batch | undefined {
    return this.batches[0];
  }

  /**
   * Queues new candidates in the last batch that waits and was not overtaken. Without such a batch, they overtake a
   * batch that is alone in the queue, unless it was overtaken before. Otherwise they become the last batch. Drops
   * queued candidates that are not in the list. A batch of which none is dropped stays the same object: the caller
   * compares it with the batch in trial.
   */
  update(candidates: Batch): void {
    const isWanted = (queued: VerifiedRelease) => candidates.some((candidate) => isSame(candidate, queued));
    const known = this.batches.flat();
    const newcomers = candidates.filter((candidate) => !known.some((queued) => isSame(queued, candidate)));
    const remaining = this.batches
      .map((batch) => (batch.every(isWanted) ? batch : batch.filter(isWanted)))
      .filter((batch) => batch.length > 0);
    this.batches = remaining;
    if (newcomers.length === 0) return;
    const waiting = remaining.findLastIndex((batch, index) => index > 0 && !this.overtaken.has(batch));
    if (waiting !== -1) {
      this.batches = remaining.with(waiting, [...(remaining[waiting] ?? []), ...newcomers]);
      return;
    }
    const place = remaining.findLastIndex((batch) => this.overtaken.has(batch)) + 1;
    for (const batch of remaining.slice(place)) this.overtaken.add(batch);
    this.batches = remaining.toSpliced(place, 0, newcomers);
  }

  /** Replaces the first batch by other ones. */
  replaceFirst(...batches: Batch[]): void {
    this.batches.splice(0, 1, ...batches.filter((batch) => batch.length > 0));
  }
}
