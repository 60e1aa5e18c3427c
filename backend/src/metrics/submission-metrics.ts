import { Inject, Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { pathOf, SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission-kind';

const OUTCOMES = ['stored', 'repeated', 'refused', 'limited', 'failed'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** Counts submissions by kind and outcome. */
@Injectable()
export class SubmissionMetrics {
  private readonly counters = new Map<string, Record<Outcome, Counter.Internal>>();

  constructor(registry: Registry, @Inject(SUBMISSION_KINDS) kinds: readonly SubmissionKind[]) {
    const submissions = new Counter({
      name: 'submissions_total',
      help: 'Submissions, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    });
    for (const kind of kinds) {
      const counter = (outcome: Outcome) => {
        const child = submissions.labels({ kind: kind.name, outcome });
        // A series starts at 0, so that a rate includes its first event.
        child.inc(0);
        return [outcome, child];
      };
      this.counters.set(pathOf(kind), Object.fromEntries(OUTCOMES.map(counter)));
    }
  }

  /** @param repeated whether an earlier request had stored it. */
  countAccepted(kind: SubmissionKind, repeated: boolean): void {
    this.counters.get(pathOf(kind))?.[repeated ? 'repeated' : 'stored'].inc();
  }

  /** Ignores routes that accept no submissions, and successes, which `countAccepted` counts. */
  countError(route: string, status: number): void {
    if (status >= 400) this.counters.get(route)?.[outcomeOf(status)].inc();
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'failed';
  return status === 429 ? 'limited' : 'refused';
}
