import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult, WorkerComposition, WorkerMessage } from '../../renderer/protocol';
import { DeadlineError, LoadError } from './render-errors';

const LOAD_DEADLINE_MS = 10_000;
const MAX_HEAP_MB = 512;

/** A thread that has the modules of one composition loaded. It renders one page at a time. */
export class RenderWorker {
  private readonly loaded = new Deferred<void>();
  private pending: Deferred<RenderResult> | null = null;
  private endReason: Error | null = null;

  private constructor(private readonly thread: Worker) {
    thread.on('message', (message: WorkerMessage) => this.receive(message));
    thread.on('error', (error) => this.end(new Error(`The render worker crashed: ${String(error)}`)));
    thread.on('exit', () => this.end(new Error('The render worker exited')));
  }

  /**
   * Starts a thread and waits until it has loaded every remote of the composition.
   *
   * @param script the built worker.
   * @throws LoadError that names the remote at fault, or DeadlineError.
   */
  static async start(script: string, composition: WorkerComposition): Promise<RenderWorker> {
    const thread = new Worker(script, {
      workerData: composition,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const worker = new RenderWorker(thread);
    await worker.within(LOAD_DEADLINE_MS, worker.loaded.promise, 'loading');
    return worker;
  }

  get running(): boolean {
    return this.endReason === null;
  }

  /**
   * Renders a page. The caller waits for the result before it calls again.
   *
   * @throws DeadlineError after `deadlineMs`; the thread has then ended.
   */
  render(request: RenderRequest, deadlineMs: number): Promise<RenderResult> {
    if (this.endReason) return Promise.reject(this.endReason);
    this.pending = new Deferred();
    this.thread.postMessage(request);
    const [path] = request.url.split('?');
    return this.within(deadlineMs, this.pending.promise, `rendering ${path}`);
  }

  /** Terminates the thread. What is pending is rejected with the reason. */
  end(reason: Error): void {
    if (this.endReason) return;
    this.endReason = reason;
    this.loaded.reject(reason);
    this.pending?.reject(reason);
    void this.thread.terminate();
  }

  private async within<Value>(deadlineMs: number, result: Promise<Value>, task: string): Promise<Value> {
    const fail = () => this.end(new DeadlineError(`${task} took more than ${deadlineMs} ms`));
    const timer = setTimeout(fail, deadlineMs);
    try {
      return await result;
    } finally {
      clearTimeout(timer);
    }
  }

  private receive(message: WorkerMessage): void {
    if (message.type === 'ready') this.loaded.resolve();
    else if (message.type === 'load-failed') this.end(new LoadError(message.remote, message.reason));
    else if (message.type === 'rendered') this.pending?.resolve(message.result);
    else this.pending?.reject(new Error(message.reason));
  }
}

/** A promise that is settled from outside. Its rejection may stay unhandled. */
class Deferred<Value> {
  resolve!: (value: Value) => void;
  reject!: (error: Error) => void;
  readonly promise = new Promise<Value>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    this.promise.catch(() => undefined);
  }
}
