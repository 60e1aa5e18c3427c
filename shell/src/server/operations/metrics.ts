import type { RemoteName } from '@site/contracts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RENDER_OUTCOMES, type RenderOutcome } from '../rendering/composition-renderer';

/**
 * The purpose of a request: `form` is the native post of a form; `internal` is a health check, a status or an error
 * report; `unrouted` is a request that was refused before any route took it.
 */
export type RouteClass = 'page' | 'asset' | 'api' | 'form' | 'internal' | 'unrouted';

/** Source of a page: the cache, the composition's trial, a render, the previous composition, or a degraded render. */
const PAGE_SOURCES = ['hit', 'trial', 'miss', 'previous', 'degraded'] as const;

export type PageSource = (typeof PAGE_SOURCES)[number];

/** From a cached page to the timeout of the backend. */
const REQUEST_BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
/** The last one is the deadline of a page in a trial. */
const RENDER_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The shell's own Prometheus metrics. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['kind', 'status'],
    buckets: REQUEST_BUCKETS_SECONDS,
    registers: this.registers,
  });
  private readonly pages = new Counter({
    name: 'page_cache_total',
    help: 'Pages served, by source',
    labelNames: ['result'],
    registers: this.registers,
  });
  private readonly renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Duration of page renders, trials included',
    labelNames: ['outcome'],
    buckets: RENDER_BUCKETS_SECONDS,
    registers: this.registers,
  });
  readonly switches = new Counter({
    name: 'composition_switches_total',
    help: 'Compositions that went live',
    registers: this.registers,
  });
  readonly switchedAt = new Gauge({
    name: 'composition_switched_timestamp_seconds',
    help: 'When the current composition went live',
    registers: this.registers,
  });
  readonly refusals = new Counter({
    name: 'release_refusals_total',
    help: 'Refusals of releases, retries included',
    labelNames: ['remote'],
    registers: this.registers,
  });
  readonly browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors reported by browsers, by the remote whose code threw, or the shell',
    labelNames: ['remote'],
    registers: this.registers,
  });
  readonly backendFailures = new Counter({
    name: 'backend_unreachable_total',
    help: 'Requests that got no usable response from the backend',
    registers: this.registers,
  });

  /** Every series exists from the start, so that its first increase is counted. */
  constructor() {
    for (const result of PAGE_SOURCES) this.pages.inc({ result }, 0);
    for (const outcome of RENDER_OUTCOMES) this.renders.zero({ outcome });
  }

  /** Creates the series of these remotes, unless they exist. */
  follow(remotes: readonly RemoteName[]): void {
    for (const remote of remotes) this.refusals.inc({ remote }, 0);
    for (const remote of [...remotes, 'shell']) this.browserErrors.inc({ remote }, 0);
  }

  requestCompleted(kind: RouteClass, status: number, durationMs: number): void {
    this.requests.observe({ kind, status }, durationMs / 1_000);
  }

  pageServed(source: PageSource): void {
    this.pages.inc({ result: source });
  }

  pageRendered(outcome: RenderOutcome, durationMs: number): void {
    this.renders.observe({ outcome }, durationMs / 1_000);
  }
}
