import type { RenderResult } from '../../renderer/protocol';
import type { Composition, Releases } from '../composition/composition';
import type { CompositionRenderer } from '../rendering/composition-renderer';

/** A composition that can serve visitors. */
export interface RunningComposition {
  composition: Composition;
  renderer: CompositionRenderer;
  /** What its trial rendered, by page address. Empty for one that was restored. */
  trialResults: ReadonlyMap<string, RenderResult>;
}

type Listener = (current: RunningComposition) => void;

const NO_RELEASES: Releases = new Map();

/** What visitors get: the only owner of the current composition. */
export class LiveComposition {
  private running: RunningComposition | null = null;
  private readonly listeners = new Set<Listener>();

  /** Null until the first composition is live. */
  get current(): RunningComposition | null {
    return this.running;
  }

  get releases(): Releases {
    return this.running?.composition.releases ?? NO_RELEASES;
  }

  /** Makes the next composition live in one step, and ends the renderer of the one before. */
  switchTo(next: RunningComposition): void {
    const replaced = this.running;
    this.running = next;
    for (const listener of this.listeners) listener(next);
    replaced?.renderer.end();
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
