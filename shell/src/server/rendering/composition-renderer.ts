import type { Release, RemoteName } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import type { RenderRequest, RenderResult, ServerBundle } from '../../protocol/protocol';
import type { Composition } from '../composition/composition';
import type { ReleaseStore } from '../releases/release-store';
import {
  DeadlineError,
  LoadError,
  RendererLostError,
  RenderQueueError,
  ReplacedError,
} from './render-errors';
import { RenderProcess, type RendererProgram } from './render-process';
import { MAX_WAIT_MS, RenderQueue } from './render-queue';

/** A renderer compiles most of its code with its first page, for which its deadline is this many times as long. */
const COLD_DEADLINE_FACTOR = 3;

/** How a render ended: `failed` if it threw or a section shows its fallback. */
export type RenderOutcome = 'complete' | 'failed' | 'deadline';

export interface RendererSettings {
  program: RendererProgram;
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
 * Renders the pages of one composition, one after the other, in a process of its own: no module of an earlier release
 * stays in memory. A page that hangs, crashes or fills the memory costs the process, and the next page starts another.
 */
export class CompositionRenderer {
  private process: RenderProcess | null = null;
  private starting: Promise<RenderProcess> | null = null;
  private readonly queue = new RenderQueue();
  private ended = false;

  private constructor(
    private readonly composition: Composition,
    private readonly settings: RendererSettings,
  ) {}

  /** Rejects with LoadError if a remote of the composition cannot be loaded. */
  static async start(composition: Composition, settings: RendererSettings): Promise<CompositionRenderer> {
    const renderer = new CompositionRenderer(composition, settings);
    await renderer.runningProcess();
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
    return this.queue.run(() => this.renderMeasured({ url, without, outcome }, deadlineMs), signal);
  }

  /** Ends the process. Pending renders are rejected with ReplacedError. */
  end(): void {
    this.ended = true;
    this.queue.clear();
    this.process?.end(new ReplacedError());
  }

  private async renderMeasured(request: RenderRequest, deadlineMs: number): Promise<RenderResult> {
    const { onRender } = this.settings;
    const started = performance.now();
    try {
      const result = await this.renderRetrying(request, deadlineMs);
      onRender(result.errors.length > 0 ? 'failed' : 'complete', performance.now() - started);
      return result;
    } catch (error) {
      if (!(error instanceof ReplacedError))
        onRender(error instanceof DeadlineError ? 'deadline' : 'failed', performance.now() - started);
      throw error;
    }
  }

  /** Once more where the renderer is lost: another page, or something outside, may have been the cause. */
  private renderRetrying(request: RenderRequest, deadlineMs: number): Promise<RenderResult> {
    return this.renderOnce(request, deadlineMs).catch((error: unknown) => {
      if (error instanceof RendererLostError) return this.renderOnce(request, deadlineMs);
      throw error;
    });
  }

  private async renderOnce(request: RenderRequest, deadlineMs: number): Promise<RenderResult> {
    const process = await this.runningProcessSoon();
    const coldDeadlineMs = this.settings.deadlineMs * COLD_DEADLINE_FACTOR;
    return process.render(request, process.cold ? Math.max(deadlineMs, coldDeadlineMs) : deadlineMs);
  }

  /** The start of a process goes on where it takes longer than a visitor should wait. */
  private async runningProcessSoon(): Promise<RenderProcess> {
    if (this.process?.running) return this.process;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new RenderQueueError(`no renderer was ready within ${MAX_WAIT_MS} ms`);
      timer = setTimeout(() => reject(error), MAX_WAIT_MS);
    });
    return Promise.race([this.runningProcess(), late]).finally(() => clearTimeout(timer));
  }

  private async runningProcess(): Promise<RenderProcess> {
    if (this.ended) throw new ReplacedError();
    if (this.process?.running) return this.process;
    this.starting ??= this.startProcess().finally(() => {
      this.starting = null;
    });
    this.process = await this.starting;
    // It may have ended while the process started.
    if (this.ended) {
      this.end();
      throw new ReplacedError();
    }
    return this.process;
  }

  private async startProcess(): Promise<RenderProcess> {
    const { program, publicOrigin } = this.settings;
    const { releases, routes } = this.composition;
    const bundles = await Promise.all([...releases.values()].map((release) => this.readBundle(release)));
    return RenderProcess.start(program, { bundles, routes, publicOrigin });
  }

  private async readBundle(release: Release): Promise<ServerBundle> {
    const { name, version, server, exposes } = release;
    try {
      const bytes = await this.settings.store.readVerified(release, server);
      const composed = this.composition.file.remotes.find((remote) => remote.name === name);
      return {
        name,
        version,
        source: bytes.toString(),
        exposes: Object.keys(exposes),
        earlier: composed?.earlier ?? [],
      };
    } catch (error) {
      throw new LoadError(name, (error as Error).message);
    }
  }
}
