import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import type { RenderRequest, RenderResult, WorkerComposition } from '../../renderer/protocol';
import type { Composition } from '../composition/composition';
import type { ReleaseStore } from '../releases/release-store';
import { DeadlineError, ReplacedError } from './render-errors';
import { RenderQueue } from './render-queue';
import { RenderWorker } from './render-worker';

/** How a render ended: `failed` if it threw or a section shows its fallback. */
export type RenderOutcome = 'complete' | 'failed' | 'deadline';

export interface RendererSettings {
  /** The built worker. */
  workerScript: string;
  store: ReleaseStore;
  publicOrigin: string;
  /** Of a visitor's page. */
  deadlineMs: number;
  onRender: (outcome: RenderOutcome, durationMs: number) => void;
}

export interface RenderOptions {
  /** Remotes to leave out; their sections show their fallback. */
  without?: RemoteName[];
  /** Of the form's post that the page responds to. */
  outcome?: DocumentOutcome;
  /** Default: that of a visitor's page. */
  deadlineMs?: number;
  /** Aborted once nobody waits for the page. */
  signal?: AbortSignal | undefined;
}

/**
 * Renders the pages of one composition, one after the other, in a worker of its own: no module of an earlier release
 * stays in memory. A page that hangs or crashes costs the worker, and the next page starts another one.
 */
export class CompositionRenderer {
  private readonly workerComposition: WorkerComposition;
  private worker: RenderWorker | null = null;
  private readonly queue = new RenderQueue();
  private ended = false;

  private constructor(
    { releases, routes }: Composition,
    private readonly settings: RendererSettings,
  ) {
    const remotes = [...releases.values()].map(({ name, version, server, exposes }) => ({
      name,
      version,
      serverFile: path.join(settings.store.folderOf(name, version), server),
      exposes: Object.keys(exposes),
    }));
    this.workerComposition = { remotes, routes, publicOrigin: settings.publicOrigin };
  }

  /** Rejects with LoadError if a remote of the composition cannot be loaded. */
  static async start(composition: Composition, settings: RendererSettings): Promise<CompositionRenderer> {
    const renderer = new CompositionRenderer(composition, settings);
    await renderer.runningWorker();
    return renderer;
  }

  /**
   * Renders a page after those that were requested before it; the time in the queue does not count.
   *
   * @throws DeadlineError, RenderQueueError, the reason of the signal, or ReplacedError once this renderer has ended.
   */
  render(
    url: string,
    { without = [], outcome, deadlineMs = this.settings.deadlineMs, signal }: RenderOptions = {},
  ): Promise<RenderResult> {
    return this.queue.run(() => this.renderNow({ url, without, outcome }, deadlineMs), signal);
  }

  /** Ends the worker. Pending renders are rejected with ReplacedError. */
  end(): void {
    this.ended = true;
    this.queue.clear();
    this.worker?.end(new ReplacedError());
  }

  private async renderNow(request: RenderRequest, deadlineMs: number): Promise<RenderResult> {
    const worker = await this.runningWorker();
    const { onRender } = this.settings;
    const started = performance.now();
    try {
      const result = await worker.render(request, deadlineMs);
      onRender(result.errors.length > 0 ? 'failed' : 'complete', performance.now() - started);
      return result;
    } catch (error) {
      if (!(error instanceof ReplacedError))
        onRender(error instanceof DeadlineError ? 'deadline' : 'failed', performance.now() - started);
      throw error;
    }
  }

  private async runningWorker(): Promise<RenderWorker> {
    if (!this.ended && !this.worker?.running) {
      this.worker = await RenderWorker.start(this.settings.workerScript, this.workerComposition);
      // It may have ended while the worker started.
      if (this.ended) this.end();
    }
    if (this.ended || !this.worker) throw new ReplacedError();
    return this.worker;
  }
}
