import { setTimeout as delay } from 'node:timers/promises';
import type { Release, RemoteName } from '@site/contracts';
import { SerialQueue } from '@site/node-service/serial-queue';
import type { DocumentOutcome } from '@site/platform';
import type { RenderResult, ServerBundle } from '../../protocol/protocol';
import type { Composition } from '../composition/composition';
import type { ReleaseStore } from '../releases/release-store';
import { BusyError, DeadlineError, LoadError, RendererLostError, ReplacedError } from './errors';
import { RendererConnection, type RendererProgram } from './renderer-connection';

/** The default of `RendererProgram.maxStartWaitMs`. */
const MAX_START_WAIT_MS = 2_000;
/** A renderer compiles most of its code with its first page, for which its deadline is this many times as long. */
const COLD_DEADLINE_FACTOR = 3;

/** Whether every section of a page shows its own content, and none its fallback. */
export const isComplete = (result: RenderResult): boolean =>
  result.errors.length === 0 && result.missing.length === 0;

/** How a render ended: `degraded` if a section shows its fallback, `failed` if there is no page. */
export const RENDER_OUTCOMES = ['complete', 'degraded', 'failed', 'deadline'] as const;

export type RenderOutcome = (typeof RENDER_OUTCOMES)[number];

export interface RendererSettings {
  program: RendererProgram;
  store: ReleaseStore;
  /** The deadline of a visitor's page. */
  deadlineMs: number;
  onRender: (outcome: RenderOutcome, durationMs: number) => void;
  log: { error(details: object, message: string): void };
}

export interface RenderOptions {
  /** Remotes to leave out; their sections show their fallback. */
  without?: RemoteName[];
  /** The outcome of the form's post that the page responds to. */
  outcome?: DocumentOutcome;
  /** Default: that of a visitor's page. */
  deadlineMs?: number;
  /** How long to wait while a renderer is started. Default: as long as a visitor should. */
  maxStartWaitMs?: number;
}

/**
 * Renders the pages of one composition, one after the other, in a process of its own: no module of an earlier release
 * stays in memory. A page that hangs, crashes or fills the memory costs the process, and the next page starts another.
 */
export class CompositionRenderer {
  private connection: RendererConnection | null = null;
  private starting: Promise<RendererConnection> | null = null;
  private readonly queue = new SerialQueue();
  private ended = false;

  /** @param bundles kept in memory, because the store may be damaged when a renderer is started again. */
  private constructor(
    private readonly composition: Composition,
    private readonly bundles: ServerBundle[],
    private readonly settings: RendererSettings,
  ) {}

  /**
   * Starts the renderer of a composition.
   *
   * @param live has bundles in memory. Only the others are read: a live release that is damaged in the store is no
   *   fault of a candidate.
   * @throws LoadError if a remote cannot be loaded.
   */
  static async start(
    composition: Composition,
    settings: RendererSettings,
    live?: CompositionRenderer,
  ): Promise<CompositionRenderer> {
    const known = (release: Release) =>
      live?.bundles.find(({ name, version }) => name === release.name && version === release.version);
    const releases = [...composition.releases.values()];
    const bundles = await Promise.all(
      releases.map(async (release) => known(release) ?? readBundle(release, settings.store)),
    );
    const renderer = new CompositionRenderer(composition, bundles, settings);
    await renderer.readyConnection();
    return renderer;
  }

  /**
   * Renders a page after those that were requested before it. The deadline begins when its own render begins.
   * `http/admission` limits how many pages of visitors wait; the pages of a trial have no limit. If a page fails with a
   * candidate, the trial also renders it with the renderer of the live composition: it may fail there too.
   *
   * @throws DeadlineError; BusyError if no renderer is ready in time; ReplacedError once this renderer has ended.
   */
  render(url: string, options: RenderOptions = {}): Promise<RenderResult> {
    const { without = [], outcome, deadlineMs = this.settings.deadlineMs } = options;
    const { maxStartWaitMs = this.settings.program.maxStartWaitMs ?? MAX_START_WAIT_MS } = options;
    const coldDeadlineMs = Math.max(deadlineMs, this.settings.deadlineMs * COLD_DEADLINE_FACTOR);
    const renderOnce = async () => {
      const connection = await this.readyConnectionWithin(maxStartWaitMs);
      return connection.render({ url, without, outcome }, connection.cold ? coldDeadlineMs : deadlineMs);
    };
    // Renders once more if the renderer is lost: another page, or something outside, may have been the cause.
    const renderRetrying = () =>
      renderOnce().catch((error: unknown) => {
        if (error instanceof RendererLostError) return renderOnce();
        throw error;
      });
    return this.queue.run(() => this.measure(renderRetrying));
  }

  /** Ends the renderer. Renders that have not ended are rejected with ReplacedError. */
  end(): void {
    this.ended = true;
    this.connection?.end(new ReplacedError());
  }

  private async measure(render: () => Promise<RenderResult>): Promise<RenderResult> {
    const { onRender } = this.settings;
    const started = performance.now();
    try {
      const result = await render();
      onRender(isComplete(result) ? 'complete' : 'degraded', performance.now() - started);
      return result;
    } catch (error) {
      if (!(error instanceof ReplacedError))
        onRender(error instanceof DeadlineError ? 'deadline' : 'failed', performance.now() - started);
      throw error;
    }
  }

  /** Rejects with BusyError if the start of a renderer takes longer. It goes on after that. */
  private async readyConnectionWithin(maxStartWaitMs: number): Promise<RendererConnection> {
    if (this.connection?.running) return this.connection;
    const late = delay(maxStartWaitMs, undefined, { ref: false }).then(() => {
      throw new BusyError(`no renderer was ready within ${maxStartWaitMs} ms`);
    });
    return Promise.race([this.readyConnection(), late]);
  }

  private async readyConnection(): Promise<RendererConnection> {
    if (this.ended) throw new ReplacedError();
    if (this.connection?.running) return this.connection;
    this.starting ??= this.startRenderer().finally(() => {
      this.starting = null;
    });
    this.connection = await this.starting;
    // `end` may have been called while the renderer started.
    if (this.ended) {
      this.end();
      throw new ReplacedError();
    }
    return this.connection;
  }

  private startRenderer(): Promise<RendererConnection> {
    const { file, boot } = this.composition;
    const { routes, contributions } = file;
    const { publicOrigin } = boot;
    return RendererConnection.start(this.settings.program, {
      bundles: this.bundles,
      routes,
      contributions,
      publicOrigin,
    }).catch((error: unknown) => {
      // Visitors got a BusyError long ago, which reads as if the site were overloaded. So the log names the cause.
      if (error instanceof RendererLostError || error instanceof DeadlineError)
        this.settings.log.error({ reason: error.message }, 'failed to start a renderer');
      throw error;
    });
  }
}

async function readBundle(release: Release, store: ReleaseStore): Promise<ServerBundle> {
  const { name, version, server, exposes } = release;
  try {
    const bytes = await store.readVerified(release, server);
    return { name, version, source: bytes.toString(), exposes: Object.keys(exposes) };
  } catch (error) {
    throw new LoadError(name, (error as Error).message);
  }
}
