import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Histogram, Registry } from 'prom-client';
import { routePattern } from '../http/route-pattern';
import { SubmissionMetrics } from './submission-metrics';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures the duration of requests, by method, route and status. */
@Injectable()
export class RequestMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  /** Series by their labels, looked up once: few, because only existing routes, methods and statuses are labels. */
  private readonly series = new Map<string, Histogram.Internal<string>>();

  constructor(
    registry: Registry,
    private readonly submissionMetrics: SubmissionMetrics,
  ) {
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    });
  }

  readonly measure: RequestHandler = (request, response, next) => {
    const started = performance.now();
    // Also emitted where the client has disconnected: its submission may be stored nevertheless.
    response.once('prefinish', () => {
      const route = routePattern(request, response);
      const seconds = (performance.now() - started) / 1000;
      this.seriesOf(request.method, route ?? 'other', response.statusCode).observe(seconds);
      if (route) this.submissionMetrics.countError(route, response.statusCode);
    });
    next();
  };

  private seriesOf(method: string, route: string, status: number): Histogram.Internal<string> {
    const name = `${method} ${route} ${status}`;
    let series = this.series.get(name);
    if (!series) {
      series = this.durations.labels({ method, route, status });
      this.series.set(name, series);
    }
    return series;
  }
}
