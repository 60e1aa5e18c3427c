import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult, WorkerComposition, WorkerMessage } from '../renderer/protocol';
import type { Metrics, RenderOutcome } from './metrics';

/** A render that took longer than its deadline. The worker that ran it is gone. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** A render that nobody needs any more, because its composition was replaced. */
class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}

/** Why a composition cannot be loaded; `remote` is to blame. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    readonly remote: string | undefined,
    reason: string,
  ) {
    super(reason);
  }
}

function deferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let settle = { resolve: () => {}, reject: (_error: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // A worker that ends after it was loaded has nobody waiting here.
  promise.catch(() => undefined);
  return { promise, ...settle };
}

interface Pending {
  resolve(result: RenderResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const LARGEST_HEAP_MB = 512;

/** The thread that renders one composition. It ends with its composition, so no module of an old release lingers. */
export class RenderWorker {
  private readonly pending = new Map<number, Pending>();
  private nextRequest = 1;
  private ended: Error | null = null;
  private last: Promise<unknown> = Promise.resolve();

  private readonly loaded = deferred();

  private constructor(
    private readonly worker: Worker,
    private readonly metrics: Metrics,
  ) {
    worker.on('message', (message: WorkerMessage) => this.receive(message));
    worker.on('error', (error) => this.end(new Error(`The render worker crashed: ${String(error)}`)));
    worker.on('exit', () => this.end(new Error('The render worker ended')));
  }

  /**
   * Starts a worker and has it load every remote of the composition.
   *
   * @param script the built worker; @param deadline in milliseconds.
   * @throws LoadError that names the remote which cannot be loaded, or DeadlineError.
   */
  static async start(
    script: string,
    composition: WorkerComposition,
    deadline: number,
    metrics: Metrics,
  ): Promise<RenderWorker> {
    const worker = new RenderWorker(
      new Worker(script, {
        workerData: composition,
        resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
      }),
      metrics,
    );
    const timer = setTimeout(
      () => worker.end(new DeadlineError(`loading took more than ${deadline} ms`)),
      deadline,
    );
    try {
      await worker.loaded.promise;
      return worker;
    } finally {
      clearTimeout(timer);
    }
  }

  get alive(): boolean {
    return this.ended === null;
  }

  /**
   * Renders a page, after those asked for before it: the time spent waiting for them does not count.
   * A render past its deadline (milliseconds) ends the worker and rejects with DeadlineError.
   */
  render(page: RenderRequest, deadline: number): Promise<RenderResult> {
    const result = this.last.then(() => this.dispatch(page, deadline));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async dispatch(page: RenderRequest, deadline: number): Promise<RenderResult> {
    if (this.ended) throw this.ended;
    const started = performance.now();
    const record = (outcome: RenderOutcome) => this.metrics.rendered(outcome, performance.now() - started);
    try {
      const result = await this.ask(page, deadline);
      record(result.errors.length > 0 ? 'failed' : 'whole');
      return result;
    } catch (error) {
      if (!(error instanceof ReplacedError)) record(error instanceof DeadlineError ? 'deadline' : 'failed');
      throw error;
    }
  }

  private ask(page: RenderRequest, deadline: number): Promise<RenderResult> {
    const request = this.nextRequest++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.end(new DeadlineError(`rendering ${page.url} took more than ${deadline} ms`));
      }, deadline);
      this.pending.set(request, { resolve, reject, timer });
      this.worker.postMessage({ request, page });
    });
  }

  /** Ends the thread; renders under way are rejected. */
  end(reason: Error = new ReplacedError('The composition was replaced')): void {
    if (this.ended) return;
    this.ended = reason;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.pending.clear();
    this.loaded.reject(reason);
    void this.worker.terminate();
  }

  private receive(message: WorkerMessage): void {
    if (message.type === 'ready') return this.loaded.resolve();
    if (message.type === 'failed') return this.end(new LoadError(message.remote, message.reason));
    const pending = this.pending.get(message.request);
    if (!pending) return;
    this.pending.delete(message.request);
    clearTimeout(pending.timer);
    if (message.type === 'rendered') pending.resolve(message.result);
    else pending.reject(new Error(message.reason));
  }
}
