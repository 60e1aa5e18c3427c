import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Counter, Histogram, Registry } from 'prom-client';
import { routePattern } from '../http/route-pattern';
import { submissionKinds } from '../submission-kinds';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const OUTCOMES = ['stored', 'repeated', 'refused', 'limited', 'failed'] as const;

type Outcome = (typeof OUTCOMES)[number];

/** The kinds of submissions by the routes that take them. */
const KINDS_BY_ROUTE = new Map(submissionKinds.map(({ name }) => [`/api/${name}`, name]));

/** Measures requests by method, route and status, and counts submissions by kind and outcome. */
@Injectable()
export class RequestMetrics implements NestMiddleware {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly submissions: Counter<'kind' | 'outcome'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.submissions = new Counter({
      name: 'submissions_total',
      help: 'Submissions, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    // A series starts at 0, so that a rate includes its first event.
    for (const kind of KINDS_BY_ROUTE.values()) {
      for (const outcome of OUTCOMES) this.submissions.inc({ kind, outcome }, 0);
    }
  }

  use(request: Request, response: Response, next: NextFunction): void {
    const endTimer = this.durations.startTimer();
    // Node emits this event even if the client has disconnected. The backend may still have stored its submission.
    response.once('prefinish', () => {
      const route = routePattern(request, response);
      endTimer({ method: request.method, route: route ?? 'other', status: response.statusCode });
      const kind = route && KINDS_BY_ROUTE.get(route);
      if (kind) this.submissions.inc({ kind, outcome: outcomeOf(response) });
    });
    next();
  }
}

function outcomeOf({ statusCode, locals }: Response): Outcome {
  if (statusCode >= 500) return 'failed';
  if (statusCode === 429) return 'limited';
  if (statusCode >= 400) return 'refused';
  return locals['repeated'] ? 'repeated' : 'stored';
}
