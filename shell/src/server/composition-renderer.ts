import type { RemoteName } from '@site/contracts';
import type { RenderResult } from '../renderer/protocol';
import type { Composition } from './composition';
import type { Metrics } from './metrics';
import { DeadlineError, RenderWorker } from './render-worker';
import type { ReleaseStore } from './release-store';

const LOADING_DEADLINE = 10_000;
const TROUBLE_LASTS = 10_000;

/** Renders the pages of one composition. A page that hangs or crashes costs its thread, never the server. */
export class CompositionRenderer {
  private readonly troubled = new Map<string, number>();
  private ended = false;

  private constructor(
    private readonly start: () => Promise<RenderWorker>,
    private worker: Promise<RenderWorker>,
    private readonly deadline: number,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  /** Rejects with LoadError where one of the composition's remotes cannot be loaded. */
  static async start(
    composition: Composition,
    settings: {
      script: string;
      store: ReleaseStore;
      publicOrigin: string;
      deadline: number;
      metrics: Metrics;
      log: { warn(details: object, message: string): void };
    },
  ): Promise<CompositionRenderer> {
    const remotes = [...composition.releases.values()].map((release) => ({
      name: release.name,
      version: release.version,
      serverFile: `${settings.store.folderOf(release.name, release.version)}/${release.server}`,
      exposes: Object.keys(release.exposes),
    }));
    const { routes } = composition;
    const { publicOrigin, script, deadline, metrics } = settings;
    const start = () =>
      RenderWorker.start(script, { remotes, routes, publicOrigin }, LOADING_DEADLINE, metrics);
    const worker = await start();
    return new CompositionRenderer(start, Promise.resolve(worker), deadline, settings.log);
  }

  /**
   * Renders a page whole, or rejects.
   *
   * @param deadline in milliseconds; the default is that of visitors' pages.
   */
  async render(url: string, without: RemoteName[] = [], deadline = this.deadline): Promise<RenderResult> {
    const worker = await this.liveWorker();
    return worker.render({ url, without }, deadline);
  }

  /**
   * Renders a page whole if it can, else without the remotes that keep it from being rendered.
   *
   * @param owner the remote whose page it is; @param all every remote of the composition.
   */
  async renderDegradable(
    url: string,
    owner: RemoteName | undefined,
    all: RemoteName[],
  ): Promise<RenderResult> {
    const attempts: RemoteName[][] = owner ? [[], [owner], all] : [[], all];
    const firstAttempt = (this.troubled.get(url) ?? 0) > Date.now() ? 1 : 0;
    let failure: unknown;
    for (const without of attempts.slice(firstAttempt)) {
      try {
        return await this.render(url, without);
      } catch (error) {
        failure = error;
        if (error instanceof DeadlineError) this.troubled.set(url, Date.now() + TROUBLE_LASTS);
        this.log.warn({ url, without, reason: String(error) }, 'a page could not be rendered');
      }
    }
    throw failure;
  }

  /** Ends the thread. Renders under way are rejected, and none starts any more. */
  async end(): Promise<void> {
    this.ended = true;
    (await this.worker).end();
  }

  private async liveWorker(): Promise<RenderWorker> {
    const current = this.worker;
    const worker = await current;
    if (worker.alive || this.ended) return worker;
    if (this.worker === current) {
      this.worker = this.start();
      // A start that fails is tried again with the next page.
      this.worker.catch(() => (this.worker = current));
    }
    return this.worker;
  }
}
