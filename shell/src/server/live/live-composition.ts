import type { RemoteName } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import type { RenderResult } from '../../protocol/protocol';
import type { Composition, Releases } from '../composition/composition';
import type { VerifiedRelease } from '../releases/release-checks';
import type { SiteFile } from '../releases/site-file';
import type { CompositionRenderer } from '../rendering/composition-renderer';

/** A composition that can serve visitors. */
export interface RunningComposition {
  composition: Composition;
  renderer: CompositionRenderer;
  /** The renders of its trial, by page address. */
  trialResults: ReadonlyMap<string, RenderResult>;
}

type Listener = (current: RunningComposition) => void;

const NO_RELEASES: Releases = new Map();

/** Owns the current composition, which all visitors get. */
export class LiveComposition {
  private running: RunningComposition | null = null;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly site: Pick<SiteFile, 'current'>,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  /** Null until the first composition is live. It then has at least one release. */
  get current(): RunningComposition | null {
    return this.running;
  }

  get releases(): Releases {
    return this.running?.composition.releases ?? NO_RELEASES;
  }

  /** The remotes without a live release: their pages and sections are unavailable. */
  get missing(): RemoteName[] {
    return Object.keys(this.site.current.remotes).filter((name) => !this.releases.has(name));
  }

  /**
   * Makes the next composition live in one step, and ends the renderer of the one before. If a listener fails, no
   * release is at fault, so the switch stays.
   */
  switchTo(next: RunningComposition): void {
    const replaced = this.running;
    this.running = next;
    for (const listener of this.listeners) {
      try {
        listener(next);
      } catch (error) {
        this.log.error({ error }, 'a listener failed at the switch to a new composition');
      }
    }
    replaced?.renderer.end();
  }

  /** Notes the new signature of a release, if that release is live. */
  renewSignature({ name, version, gate, keyId }: VerifiedRelease): void {
    const release = this.releases.get(name);
    if (release?.version === version) Object.assign(release, { gate, keyId });
  }

  /**
   * Calls the listener at every switch, before the renderer of the replaced composition ends.
   *
   * @returns a function that removes the listener.
   */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
