import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { Counter, Histogram, Registry } from 'prom-client';
import { routePattern } from '../http/route-pattern';
import { SUBMISSION_KINDS } from '../intake/kinds';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const OUTCOMES = ['stored', 'repeated', 'refused', 'limited', 'failed'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** How long requests take, and what becomes of submissions. */
@Injectable()
export class RequestMetrics {
  readonly #durations: Histogram<'method' | 'route' | 'status'>;
  /** Bound to their labels once: only routes, methods and statuses that exist get this far, so they are few. */
  readonly #durationsOf = new Map<string, Histogram.Internal<string>>();
  /** By the route's pattern. */
  readonly #submissions = new Map<string, Record<Outcome, Counter.Internal>>();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    const submissions = new Counter({
      name: 'submissions_total',
      help: 'Submissions by what became of them.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    for (const kind of SUBMISSION_KINDS) {
      const counter = (outcome: Outcome) => {
        const child = submissions.labels({ kind, outcome });
        // From zero on, so that rates see the first one too.
        child.inc(0);
        return [outcome, child];
      };
      this.#submissions.set(`/api/${kind}`, Object.fromEntries(OUTCOMES.map(counter)));
    }
  }

  /** Measures every request that passes. */
  readonly measure: RequestHandler = (request, response, next) => {
    const started = performance.now();
    // The one event that tells that the answer is known, also where the client has left meanwhile: what it sent may
    // be stored all the same.
    response.once('prefinish', () => {
      const route = routePattern(request);
      const seconds = (performance.now() - started) / 1000;
      this.#duration(request.method, route ?? 'other', response.statusCode).observe(seconds);
      if (route) this.#submissions.get(route)?.[outcomeOf(response)].inc();
    });
    next();
  };

  #duration(method: string, route: string, status: number): Histogram.Internal<string> {
    const name = `${method} ${route} ${status}`;
    let child = this.#durationsOf.get(name);
    if (!child) {
      child = this.#durations.labels({ method, route, status });
      this.#durationsOf.set(name, child);
    }
    return child;
  }
}

function outcomeOf({ statusCode, locals }: Response): Outcome {
  if (statusCode >= 500) return 'failed';
  if (statusCode === 429) return 'limited';
  if (statusCode >= 400) return 'refused';
  return locals['repeated'] ? 'repeated' : 'stored';
}
