import { REMOTE_NAMES, type RemoteName } from '@site/contracts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a request was answered with: `internal` are health, status and reports. */
export type AnswerKind = 'page' | 'asset' | 'api' | 'internal';

/**
 * Where a page came from: the cache, a render, the cache of the composition before (as a fallback), or a render that
 * lacks a section.
 */
export type PageSource = 'hit' | 'miss' | 'previous' | 'degraded';

export type RenderOutcome = 'whole' | 'failed' | 'deadline';

const PAGE_SOURCES: readonly PageSource[] = ['hit', 'miss', 'previous', 'degraded'];
const RENDER_OUTCOMES: readonly RenderOutcome[] = ['whole', 'failed', 'deadline'];

/** In seconds: from a cached page to the longest that a visitor waits for the backend. */
const ANSWER_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds, to the deadline of trial renders. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Observe = (seconds: number) => void;

/** Counts what happens in the shell, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['kind', 'status'],
    buckets: ANSWER_BUCKETS,
    registers: this.registers,
  });
  private readonly pages = new Counter({
    name: 'page_cache_total',
    help: 'Pages sent, by where they came from',
    labelNames: ['result'],
    registers: this.registers,
  });
  private readonly renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time that the render worker took for a page, of a visitor or on trial',
    labelNames: ['outcome'],
    buckets: RENDER_BUCKETS,
    registers: this.registers,
  });
  private readonly switches = new Counter({
    name: 'composition_switches_total',
    help: 'Compositions that became current',
    registers: this.registers,
  });
  private readonly switchedAt = new Gauge({
    name: 'composition_switched_timestamp_seconds',
    help: 'When the current composition became so',
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'release_refusals_total',
    help: 'Releases that were tried and refused',
    labelNames: ['remote'],
    registers: this.registers,
  });
  private readonly browserErrors = new Counter({
    name: 'browser_errors_total',
    help: "Errors that visitors' browsers reported",
    registers: this.registers,
  });
  private readonly unforwarded = new Counter({
    name: 'backend_unreachable_total',
    help: 'Requests that the backend did not take',
    registers: this.registers,
  });

  /** Looking a series up by its labels costs more than observing it, so each is looked up once. */
  private readonly observers: Readonly<Record<AnswerKind, Map<number, Observe>>> = {
    page: new Map(),
    asset: new Map(),
    api: new Map(),
    internal: new Map(),
  };
  private readonly hits = this.pages.labels('hit');

  constructor() {
    // Series that begin at 0, so that their first event is seen as a rise.
    for (const result of PAGE_SOURCES) this.pages.inc({ result }, 0);
    for (const outcome of RENDER_OUTCOMES) this.renders.zero({ outcome });
    for (const remote of REMOTE_NAMES) this.refusals.inc({ remote }, 0);
  }

  /** A request has its answer. */
  answered(kind: AnswerKind, status: number, milliseconds: number): void {
    let observe = this.observers[kind].get(status);
    if (!observe) {
      observe = this.answers.labels(kind, String(status)).observe;
      this.observers[kind].set(status, observe);
    }
    observe(milliseconds / 1_000);
  }

  pageFound(source: PageSource): void {
    if (source === 'hit') this.hits.inc();
    else this.pages.inc({ result: source });
  }

  rendered(outcome: RenderOutcome, milliseconds: number): void {
    this.renders.observe({ outcome }, milliseconds / 1_000);
  }

  compositionSwitched(): void {
    this.switches.inc();
    this.switchedAt.setToCurrentTime();
  }

  releaseRefused(remote: RemoteName): void {
    this.refusals.inc({ remote });
  }

  browserFailed(): void {
    this.browserErrors.inc();
  }

  backendUnreachable(): void {
    this.unforwarded.inc();
  }
}
